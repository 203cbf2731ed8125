export const SCENE_PEOPLE = 12

/** Query of the streamed response and of the browser's request, which must match. */
export const scenePeopleQuery = { limit: SCENE_PEOPLE, photo: 1 } as const
