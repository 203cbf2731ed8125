export const SCENE_PEOPLE = 12

/**
 * Query shared by the contract's initialQueries and the saga. If their queries differ, the client ignores the initial
 * data and sends a second request.
 */
export const scenePeopleQuery = { limit: SCENE_PEOPLE, photo: 1 } as const
