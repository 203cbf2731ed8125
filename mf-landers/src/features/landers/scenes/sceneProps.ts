import type { ActiveSceneProps } from './types'

export const sceneProps = (over: Partial<ActiveSceneProps> = {}): ActiveSceneProps => ({
  people: null,
  earlyIndex: (index) => index,
  answers: { lookingFor: 'all', interests: [] },
  onAnswer: () => {},
  options: { scene: 'deck', firstPerson: 0 },
  niche: 'none',
  form: null,
  ...over,
})
