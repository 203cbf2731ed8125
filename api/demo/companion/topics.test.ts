import type { Locale } from '@duetto/shared/domain'
import { findTopics } from './match'
import { scripts } from './scripts'

const cellsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))

/** A question about each topic, in the topics’ order. */
const languages = ['en', 'da', 'no'] as const
const asked = cellsOf(`
Are you real? | Er du ægte? | Er du ekte?
Shall we meet? | Skal vi mødes? | Skal vi møtes?
Are you on WhatsApp? | Har du Insta? | Er du på Snap?
What is the price? | Hvad koster det? | Hva koster det?
How are you? | Hvordan har du det? | Åssen går det?
Hi! | Hejsa! | Heisann!
What is your name? | Hvad hedder du? | Hva heter du?
How old are you? | Hvor gammel er du? | Hvor gammel er du?
Where do you live? | Hvor bor du henne? | Hvor er du fra?
What is your job? | Hvad arbejder du med? | Hva jobber du med?
Any hobbies? | Hvad laver du i din fritid? | Hva gjør du på fritida?
What do you cook? | Laver du mad? | Liker du å lage mat?
Are you hungry? | Hvad er din livret? | Hva er livretten din?
Coffee? | Drikker du kaffe? | Drikker du te?
Wine or beer? | Vin eller øl? | Vin eller øl?
Which band? | Spiller du guitar? | Hvilken musikk liker du?
Seen a good film? | Ser du serier? | Så du filmen i går?
Do you read? | Læser du meget? | Leser du bøker?
Do you travel? | Rejser du meget? | Skal du på ferie?
Do you swim? | Er du tit på stranden? | Bader du i sjøen?
Do you hike? | Går du ture i skoven? | Er du mye på fjellet?
Which sport? | Træner du? | Går du på ski?
Cats or dogs? | Har du en hund? | Har du katt?
Have you a sister? | Har du søskende? | Har du søsken?
Are you single? | Hvad leder du efter? | Er du singel?
You are pretty | Du er så smuk | Så pen du er
Is it going to rain? | Hvordan er vejret? | Hvordan er været?
I feel lonely | Jeg er ked af det | Jeg føler meg så ensom
How did you sleep? | Sover du dårligt? | Sov du godt?
Tell me a joke | Fortæl en vittighed | Kan du en vits?
Thanks! | Tusind tak! | Tusen takk!
Bye! | Vi ses! | Ha det bra!
Sorry! | Undskyld! | Unnskyld!
And you? | Hvad med dig? | Hva med deg?
Why? | Hvorfor det? | Hvorfor det?
Yes | Jada | Jepp
No | Nej | Nei`)

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
da | hvad er din yndlingsfilm | Seen a good film?
no | kan du treffe meg i helga | Shall we meet?
no | hva gjor du i helga | Any hobbies?
no | hva driver du med til daglig | What is your job?
no | jeg trenger en klem, er saa ensom | I feel lonely
no | liker du aa gaa paa tur | Do you hike?
no | regner det hos dere | Is it going to rain?
no | hyggelig å møte deg | Hi!
no | natta | Bye!
no | drikker du ol | Wine or beer?
no | bra takk og du | And you?
no | er du gift eller skilt | Are you single?
no | jeg er sykepleier | What is your job?
no | hvor er du | Where do you live?`)

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
