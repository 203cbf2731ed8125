import type { Locale } from '@duetto/shared/domain'
import { findTopics } from './match'
import { scripts } from './scripts'

const cellsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))

/** A question about each topic, in the topics’ order. */
const languages = ['en', 'da', 'no', 'sv', 'fi'] as const
const asked = cellsOf(`
Are you real? | Er du ægte? | Er du ekte? | Är du på riktigt? | Ootko oikee ihminen?
Shall we meet? | Skal vi mødes? | Skal vi møtes? | Ska vi träffas? | Nähdäänkö huomenna?
Are you on WhatsApp? | Har du Insta? | Er du på Snap? | Får jag ditt nummer? | Annatko sun numeron?
What is the price? | Hvad koster det? | Hva koster det? | Vad kostar det? | Paljonko tää maksaa?
How are you? | Hvordan har du det? | Åssen går det? | Hur mår du? | Mitäs sulle kuuluu?
Hi! | Hejsa! | Heisann! | Tjena! | Moikka!
What is your name? | Hvad hedder du? | Hva heter du? | Vad heter du? | Mikä sun nimi on?
How old are you? | Hvor gammel er du? | Hvor gammel er du? | Hur gammal är du? | Minkä ikänen oot?
Where do you live? | Hvor bor du henne? | Hvor er du fra? | Vart bor du? | Mistä päin oot?
What is your job? | Hvad arbejder du med? | Hva jobber du med? | Vad jobbar du med? | Mitä teet työksesi?
Any hobbies? | Hvad laver du i din fritid? | Hva gjør du på fritida? | Vad gör du på fritiden? | Mitä harrastat?
What do you cook? | Laver du mad? | Liker du å lage mat? | Lagar du mat själv? | Tykkäätkö kokata?
Are you hungry? | Hvad er din livret? | Hva er livretten din? | Är du hungrig? | Onko nälkä?
Coffee? | Drikker du kaffe? | Drikker du te? | Dricker du kaffe? | Juotko kahvia?
Wine or beer? | Vin eller øl? | Vin eller øl? | Vin eller öl? | Viiniä vai olutta?
Which band? | Spiller du guitar? | Hvilken musikk liker du? | Vad lyssnar du på? | Millasta musaa kuuntelet?
Seen a good film? | Ser du serier? | Så du filmen i går? | Ser du på film? | Ootko nähny hyvii leffoja?
Do you read? | Læser du meget? | Leser du bøker? | Läser du böcker? | Mitä kirjaa luet?
Do you travel? | Rejser du meget? | Skal du på ferie? | Vart ska du på semester? | Mihin matkustat lomalla?
Do you swim? | Er du tit på stranden? | Bader du i sjøen? | Badar du i havet? | Käytkö uimassa?
Do you hike? | Går du ture i skoven? | Er du mye på fjellet? | Är du ute i skogen? | Viihdytkö metsässä?
Which sport? | Træner du? | Går du på ski? | Tränar du? | Käytkö salilla?
Cats or dogs? | Har du en hund? | Har du katt? | Har du husdjur? | Onko sulla koira?
Have you a sister? | Har du søskende? | Har du søsken? | Har du syskon? | Onko sulla sisaruksia?
Are you single? | Hvad leder du efter? | Er du singel? | Vad söker du? | Ootko sinkku?
You are pretty | Du er så smuk | Så pen du er | Vad snygg du är | Oot tosi kaunis
Is it going to rain? | Hvordan er vejret? | Hvordan er været? | Hur är vädret? | Sataako siellä?
I feel lonely | Jeg er ked af det | Jeg føler meg så ensom | Jag känner mig ensam | Mulla on huono päivä
How did you sleep? | Sover du dårligt? | Sov du godt? | Är du morgonpigg? | Nukuitko hyvin?
Tell me a joke | Fortæl en vittighed | Kan du en vits? | Berätta ett skämt | Kerro joku vitsi
Thanks! | Tusind tak! | Tusen takk! | Tack så mycket! | Kiitti!
Bye! | Vi ses! | Ha det bra! | Hej då! | Heippa!
Sorry! | Undskyld! | Unnskyld! | Förlåt! | Anteeks!
And you? | Hvad med dig? | Hva med deg? | Och du då? | Entä sä?
Why? | Hvorfor det? | Hvorfor det? | Varför då? | Miks?
Yes | Jada | Jepp | Japp | Joo
No | Nej | Nei | Nej | Ei`)

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
no | hvor er du | Where do you live?
sv | hur e de | How are you?
sv | va gor du | How are you?
sv | vad gor du om dagarna | What is your job?
sv | ar du pa riktigt | Are you real?
sv | ska vi ta en fika | Shall we meet?
sv | vad tycker du om att ata | Are you hungry?
sv | jag har en jobbig dag | I feel lonely
sv | varifran kommer du | Where do you live?
sv | trevligt att träffas | Hi!
sv | bra tack själv då | And you?
sv | självklart | Yes
sv | ha en fin kväll | Bye!
sv | jag är sjuksköterska | What is your job?
sv | vilket är ditt favoritdjur | Cats or dogs?
fi | kuka sa oot | What is your name?
fi | mista oot kotosin | Where do you live?
fi | mites sulla menee | How are you?
fi | mitas teet viikonloppuna | Any hobbies?
fi | mita teet tyokses | What is your job?
fi | lahdetko kahville | Shall we meet?
fi | hauska tutustua | Hi!
fi | oon niin yksin | I feel lonely
fi | tuleeko lunta | Is it going to rain?
fi | onks sul lapsia | Have you a sister?
fi | pääsetkö mökille | Do you travel?
fi | hyvaa yota | Bye!
fi | ei kiitos | No
fi | hyvaa kiitos enta sulla | And you?
fi | mitä tykkäät syödä | Are you hungry?
fi | kivoja kuvia sulla | You are pretty`)

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
