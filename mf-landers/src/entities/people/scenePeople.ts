export const SCENE_PEOPLE = 12
