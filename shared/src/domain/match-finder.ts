export const matchQuestions = [
  { id: 'reason', answers: ['chat', 'flirt', 'friendship', 'dating', 'relationship', 'adventure'] },
  { id: 'weekend', answers: ['outdoors', 'city', 'home', 'party'] },
  { id: 'evening', answers: ['movies', 'music', 'reading', 'games', 'art'] },
  { id: 'table', answers: ['cooking', 'eating_out', 'vegetarian', 'drinks'] },
  { id: 'sport', answers: ['often', 'sometimes', 'rarely'] },
  { id: 'age', answers: ['younger', 'same', 'older', 'any'] },
  { id: 'distance', answers: ['near', 'region', 'country', 'any'] },
] as const
export type MatchQuestionId = (typeof matchQuestions)[number]['id']
