export const prompts = [
  'sunday',
  'laugh',
  'proud',
  'dish',
  'place',
  'first_date',
  'talk_for_hours',
  'learning',
  'small_thing',
  'unpopular',
  'by_heart',
  'stayed_with_me',
  'as_a_child',
  'useless_talent',
  'morning',
  'evening',
  'advice',
  'never_again',
  'still_on_my_list',
  'friends_say',
  'good_company',
  'last_weekend',
  'superpower',
  'secretly',
  'ask_me',
  'together',
  'afraid_of',
  'where_i_live',
  'pets',
  'two_truths',
] as const
export type Prompt = (typeof prompts)[number]

export interface AnsweredPrompt {
  prompt: Prompt
  answer: string
}
