import type { Locale } from '@duetto/shared/domain'
import { findTopics } from './match'
import { scripts } from './scripts'

const cellsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))

/** A question about each topic, in the topics’ order. */
const languages = ['en', 'da'] as const
const asked = cellsOf(`
Are you real? | Er du ægte?
Shall we meet? | Skal vi mødes?
Are you on WhatsApp? | Har du Insta?
What is the price? | Hvad koster det?
How are you? | Hvordan har du det?
Hi! | Hejsa!
What is your name? | Hvad hedder du?
How old are you? | Hvor gammel er du?
Where do you live? | Hvor bor du henne?
What is your job? | Hvad arbejder du med?
Any hobbies? | Hvad laver du i din fritid?
What do you cook? | Laver du mad?
Are you hungry? | Hvad er din livret?
Coffee? | Drikker du kaffe?
Wine or beer? | Vin eller øl?
Which band? | Spiller du guitar?
Seen a good film? | Ser du serier?
Do you read? | Læser du meget?
Do you travel? | Rejser du meget?
Do you swim? | Er du tit på stranden?
Do you hike? | Går du ture i skoven?
Which sport? | Træner du?
Cats or dogs? | Har du en hund?
Have you a sister? | Har du søskende?
Are you single? | Hvad leder du efter?
You are pretty | Du er så smuk
Is it going to rain? | Hvordan er vejret?
I feel lonely | Jeg er ked af det
How did you sleep? | Sover du dårligt?
Tell me a joke | Fortæl en vittighed
Thanks! | Tusind tak!
Bye! | Vi ses!
Sorry! | Undskyld!
And you? | Hvad med dig?
Why? | Hvorfor det?
Yes | Jada
No | Nej`)

/** In a hurry, without the letters, and what could be taken for another topic. */
const hastily = cellsOf(`
da | hvor gammel er du egentlig | How old are you?
da | er det ikke snart foraar | Is it going to rain?
da | kan du li oel | Wine or beer?
da | hva laver du | How are you?
da | hva laver du til aftensmad | What do you cook?
da | laeser du boger | Do you read?
da | bor du alene | Where do you live?
da | jeg foler mig alene | I feel lonely
da | hej hvordan gaar det | How are you?
da | har du born | Have you a sister?
da | vil du med i biografen | Shall we meet?
da | hyggeligt at møde dig | Hi!
da | nej tak | No
da | godt tak og dig | And you?
da | sov godt | Bye!
da | jeg er sygeplejerske | What is your job?
da | hvad er din yndlingsfilm | Seen a good film?`)

describe('what the companion can talk about', () => {
  const topicOf = (language: Locale, text: string): number => {
    const { topics } = scripts[language]
    const [best] = findTopics(topics, text)
    return topics.findIndex((topic) => topic === best)
  }

  it.each(languages.map((language, column) => ({ language, column })))(
    'is every topic in $language',
    ({ language, column }) => {
      const questions = asked.map((row) => row[column] ?? '')
      expect(questions.map((text) => ({ text, topic: topicOf(language, text) }))).toEqual(
        questions.map((text, topic) => ({ text, topic })),
      )
      expect(scripts[language].topics).toHaveLength(questions.length)
    },
  )

  it.each(hastily)('in %s, “%s” means “%s”', (language, text, meant) => {
    expect(topicOf(language as Locale, text)).toBe(asked.findIndex(([question]) => question === meant))
  })

  it.each(languages)('is said in %s with no sentence twice', (language) => {
    const { topics, acknowledges, takesUp, asks } = scripts[language]
    const ofTopics = topics.flatMap((topic) => [...topic.says, ...(topic.asks ?? [])])
    const sentences = [...ofTopics, ...acknowledges, ...takesUp, ...asks]
      .flatMap((line) => line.split(/(?<=[.?!:])\s+/))
      .filter((sentence) => sentence.length > 15)
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
  })
})
