/** Maximum number of members in a scene. */
export const SCENE_PEOPLE = 12
