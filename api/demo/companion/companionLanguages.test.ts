import { interests, sexualInterests } from '@duetto/shared/domain'
import { replyTo } from './reply'
import { scripts } from './scripts'

/** In the order of the scripts. */
const topicNames = [
  'reality',
  'meeting',
  'contact',
  'money',
  'mood',
  'greeting',
  'name',
  'age',
  'city',
  'job',
  'hobbies',
  'cooking',
  'food',
  'coffee',
  'drinks',
  'music',
  'films',
  'books',
  'travel',
  'water',
  'walks',
  'sport',
  'pets',
  'family',
  'love',
  'compliment',
  'weather',
  'comfort',
  'sleep',
  'jokes',
  'thanks',
  'goodbye',
  'apology',
  'andYou',
  'why',
  'yes',
  'no',
] as const
type Samples = Record<(typeof topicNames)[number], readonly string[]>

const fr: Samples = {
  reality: ['Tu es un robot ?', 'T’es une vraie personne ?', 'je parle à une ia là ?'],
  meeting: ['On peut se voir samedi ?', 'Ça te dit d’aller boire un verre ?', 'on sort ce soir'],
  contact: ['T’as WhatsApp ?', 'Donne-moi ton numéro', 'c quoi ton insta'],
  money: ['Combien ça coûte ?', 'J’ai plus de crédits', 'C’est trop cher ici'],
  mood: ['Ça va ?', 'Salut, ça va ?', 'Comment tu vas ?', 'ça va et toi', 'C’était bien ta journée ?'],
  greeting: ['Coucou !', 'Bonsoir', 'slt'],
  name: ['Comment tu t’appelles ?', 'C’est quoi ton prénom ?', 'Qui es-tu ?'],
  age: ['Tu as quel âge ?', 'C’est quoi ton âge'],
  city: ['Tu habites où ?', 'D’où viens-tu ?', 'T’es d’où ?', 'dans quelle ville'],
  job: ['Tu fais quoi dans la vie ?', 'C’est quoi ton métier ?', 'tu bosses dans quoi'],
  hobbies: ['Tu fais quoi ce week-end ?', 'Tes loisirs ?', 'Qu’est-ce que tu aimes faire ?'],
  cooking: ['Tu cuisines ?', 'Tu fais quoi le dimanche ?', 'Une bonne recette ?'],
  food: ['C’est quoi ton plat préféré ?', 'Tu aimes manger quoi ?', 'J’ai faim', 'Végétarienne ?'],
  coffee: ['Plutôt café ou thé ?', 'un petit café'],
  drinks: ['Tu bois du vin ?', 'J’aime la bière', 'c’est l’heure de l’apéro'],
  music: ['Tu écoutes quoi comme musique ?', 'Tu chantes bien ?', 'tu joues de la guitare'],
  films: ['Tu as vu quel film ?', 'Tu regardes des séries ?', 'On se fait un ciné'],
  books: ['Tu lis quoi ?', 'J’adore lire', 'ton auteur préféré'],
  travel: ['Tu pars où en vacances ?', 'Tu aimes voyager ?', 'j’ai pris le train'],
  water: ['J’adore la mer', 'On va à la plage', 'tu sais nager'],
  walks: ['Tu aimes la montagne ?', 'Je fais de la rando', 'une balade en forêt'],
  sport: ['Tu fais du sport ?', 'J’aime le foot', 'tu cours souvent'],
  pets: ['Tu as des animaux ?', 'J’ai un chien', 'Plutôt chat ou chien ?', 'mes chats dorment'],
  family: ['Tu as des frères et sœurs ?', 'Ma mère m’énerve', 'tas des enfants'],
  love: ['Tu cherches quoi ici ?', 'Tu es célibataire ?', 'Je veux une relation sérieuse'],
  compliment: ['Tu es très belle', 'T’es trop mignon', 'J’adore ton sourire', 'tu es vraiment magnifique'],
  weather: ['Il pleut ici', 'Il fait froid', 'vivement l’été'],
  comfort: ['Je me sens seule', 'Je suis triste', 'ça va pas trop', 'J’ai passé une mauvaise journée'],
  sleep: ['J’arrive pas à dormir', 'J’ai fait un rêve bizarre', 'tu te lèves tôt ?', 'Tu te couches tard ?'],
  jokes: ['T’es drôle !', 'Raconte une blague', 'hahaha', 'mdr'],
  thanks: ['Merci beaucoup', 'c’est gentil ça'],
  goodbye: ['Bonne nuit', 'À demain !', 'je te laisse', 'Au revoir'],
  apology: ['Désolée', 'Excuse-moi', 'pardon'],
  andYou: ['Et toi ?', 'Et vous ?'],
  why: ['Pourquoi ?', 'pk'],
  yes: ['Oui', 'D’accord', 'Bien sûr', 'pourquoi pas'],
  no: ['Non', 'Pas vraiment', 'non merci'],
}

const es: Samples = {
  reality: ['¿Eres un bot?', '¿Eres una persona real?', 'hablo con una ia?'],
  meeting: ['¿Podemos quedar mañana?', '¿Tomamos algo?', 'quiero verte en persona'],
  contact: ['¿Me das tu número?', 'tienes wasap', 'Pásame tu insta'],
  money: ['¿Cuánto cuesta un mensaje?', 'Me quedan pocos créditos', 'es muy caro esto'],
  mood: ['¿Qué tal?', 'Hola, ¿cómo estás?', 'bien y tú', '¿Cómo va tu día?'],
  greeting: ['¡Hola!', 'Buenos días', 'buenas'],
  name: ['¿Cómo te llamas?', '¿Cuál es tu nombre?', '¿Quién eres?'],
  age: ['¿Cuántos años tienes?', '¿Qué edad tienes?'],
  city: ['¿Dónde vives?', '¿De dónde eres?', 'en qué ciudad'],
  job: ['¿A qué te dedicas?', '¿En qué trabajas?', 'cómo va el curro'],
  hobbies: ['¿Qué haces el finde?', '¿Qué te gusta hacer?', 'tus aficiones?'],
  cooking: ['¿Cocinas bien?', '¿Qué haces los domingos?', 'una receta fácil'],
  food: ['¿Qué te gusta comer?', 'Tengo hambre', '¿Tu plato favorito?', 'eres vegetariana?'],
  coffee: ['¿Café o té?', 'un cafecito'],
  drinks: ['¿Vino o cerveza?', 'nos tomábamos unas cañas', '¿Qué bebes?'],
  music: ['¿Qué música escuchas?', '¿Cantas?', 'toco la guitarra'],
  films: ['¿Has visto alguna película buena?', 'Veo muchas series', 'me encanta el cine'],
  books: ['¿Qué lees?', 'Me encanta leer', '¿Tu novela favorita?'],
  travel: ['¿Te gusta viajar?', 'Me voy de vacaciones', 'prefiero el tren'],
  water: ['Me gusta el mar', '¿Playa?', 'no sé nadar'],
  walks: ['Prefiero la montaña', 'Salgo a caminar', 'un paseo por el bosque'],
  sport: ['¿Haces deporte?', '¿Te gusta el fútbol?', 'voy al gym'],
  pets: ['¿Tienes mascotas?', 'Tengo un perro', 'mi gata duerme mucho'],
  family: ['¿Tienes hermanos?', 'Mi madre vino ayer', 'tienes hijos?'],
  love: ['¿Qué buscas aquí?', '¿Estás soltera?', 'Quiero una relación seria', 'tienes novio'],
  compliment: ['Eres muy guapa', 'Qué sonrisa tan bonita, tu sonrisa', 'me gustan tus ojos'],
  weather: ['Hoy llueve mucho', 'Qué frío hace', 'Ya llega el otoño'],
  comfort: ['Estoy triste', 'Me siento solo', 'hoy he tenido un mal día'],
  sleep: ['No puedo dormir', 'Anoche soñé contigo', 'madrugas mucho?', 'Tengo sueño'],
  jokes: ['Cuéntame un chiste', 'jajaja', 'Qué risa'],
  thanks: ['Gracias', 'Muchas gracias guapa de verdad, muy amable'],
  goodbye: ['Adiós', 'Buenas noches', 'Hasta mañana', 'me tengo que ir', 'me voy a dormir'],
  apology: ['Perdona', 'Lo siento', 'disculpa'],
  andYou: ['¿Y tú?', 'y a ti?'],
  why: ['¿Por qué?', 'xq', '¿Y eso?'],
  yes: ['Sí', 'Claro', 'vale', 'Por supuesto'],
  no: ['No', 'Nunca', 'Para nada', 'no gracias'],
}

const nl: Samples = {
  reality: ['Ben je een robot?', 'Ben je echt?', 'ben jij een echt persoon', 'praat ik met een computer?'],
  meeting: ['Zullen we afspreken?', 'Zin om iets te gaan drinken? Iets drinken?', 'wanneer zien we elkaar'],
  contact: ['Heb je WhatsApp?', 'Mag ik je nummer?', 'wat is je insta'],
  money: ['Wat kost een bericht?', 'Mijn credits zijn op', 'het is wel erg duur'],
  mood: ['Hoe gaat het?', 'Hoi, alles goed?', 'Hoe was je dag?', 'goed en jij'],
  greeting: ['Hoi!', 'Goedemorgen', 'hallo daar', 'Goeienavond'],
  name: ['Hoe heet je?', 'Wat is je naam?', 'Wie ben jij?'],
  age: ['Hoe oud ben je?', 'Wat is je leeftijd?'],
  city: ['Waar woon je?', 'Waar kom je vandaan?', 'in welke stad'],
  job: ['Wat voor werk doe je?', 'Heb je een leuke baan?', 'Wat doe je voor de kost?'],
  hobbies: ['Wat zijn je hobby’s?', 'Wat doe je graag?', 'Plannen voor het weekend?'],
  cooking: ['Kun je goed koken?', 'Wat doe je op zondag?', 'een makkelijk recept'],
  food: ['Wat eet je graag?', 'Ik heb honger', 'Wat is je lievelingseten?', 'ben je vegetariër?'],
  coffee: ['Koffie of thee?', 'ik zit aan de koffie'],
  drinks: ['Hou je van wijn?', 'Lekker een biertje', 'wat drink je meestal'],
  music: ['Naar welke muziek luister je?', 'Zing je ook?', 'ik speel gitaar'],
  films: ['Welke film vond je goed?', 'Kijk je series?', 'ik ga naar de bios'],
  books: ['Wat lees je?', 'Ik hou van lezen', 'een mooi boek'],
  travel: ['Reis je veel?', 'Waar ga je heen op vakantie?', 'ik zit in de trein'],
  water: ['Ik hou van de zee', 'Lekker naar het strand', 'zwem je graag'],
  walks: ['Ik wandel graag', 'de bergen zijn prachtig', 'een rondje door het bos'],
  sport: ['Doe je aan sport?', 'Hou je van voetbal?', 'ik ga hardlopen', 'Fiets je veel?'],
  pets: ['Heb je huisdieren?', 'Ik heb een hond', 'mijn kat is gek'],
  family: ['Heb je broers of zussen?', 'Mijn moeder belde', 'heb je kinderen?'],
  love: ['Wat zoek je hier?', 'Ben je single?', 'Ik wil een serieuze relatie', 'heb je een vriend'],
  compliment: ['Wat ben je mooi', 'Je hebt mooie ogen', 'leuke foto', 'Je ziet er goed uit'],
  weather: ['Het regent hier', 'Wat een mooi weer', 'koud vandaag'],
  comfort: ['Ik ben verdrietig', 'Ik voel me alleen', 'het gaat niet zo goed', 'Ik had een rotdag'],
  sleep: ['Ik kan niet slapen', 'Ik heb over je gedroomd', 'ben je een ochtendmens'],
  jokes: ['Vertel een grap', 'hahaha', 'Je bent grappig'],
  thanks: ['Dank je wel', 'Bedankt!', 'dankjewel'],
  goodbye: ['Doei', 'Welterusten', 'Tot morgen', 'ik ga slapen', 'Slaap lekker'],
  apology: ['Sorry', 'Het spijt me'],
  andYou: ['En jij?', 'en met jou'],
  why: ['Waarom?', 'hoezo'],
  yes: ['Ja', 'Natuurlijk', 'oké', 'Klopt'],
  no: ['Nee', 'Niet echt', 'nooit', 'nee dank je'],
}

const pl: Samples = {
  reality: ['Jesteś botem?', 'Czy jesteś prawdziwa?', 'jesteś prawdziwą osobą?', 'piszę z komputerem?'],
  meeting: ['Czy możemy się spotkać?', 'Umówimy się na kawę?', 'może randka', 'widzimy się w sobotę?'],
  contact: ['Masz WhatsAppa?', 'Dasz mi swój numer?', 'masz insta'],
  money: ['Ile kosztuje wiadomość?', 'Skończyły mi się kredyty', 'trzeba tu płacić?'],
  mood: ['Jak się masz?', 'Hej, co słychać?', 'co u ciebie', 'Jak ci minął dzień?', 'dobrze, a ty?'],
  greeting: ['Cześć!', 'Dzień dobry', 'hejka', 'siema'],
  name: ['Jak masz na imię?', 'Jak się nazywasz?', 'Kim jesteś?'],
  age: ['Ile masz lat?', 'w jakim wieku jesteś'],
  city: ['Gdzie mieszkasz?', 'Skąd jesteś?', 'z jakiego miasta'],
  job: ['Gdzie pracujesz?', 'Czym się zajmujesz?', 'Lubisz swoją pracę?'],
  hobbies: ['Jakie masz zainteresowania?', 'Co lubisz robić?', 'co robisz w weekend', 'Masz jakieś hobby?'],
  cooking: ['Lubisz gotować?', 'Co gotujesz w niedzielę?', 'masz dobry przepis'],
  food: ['Co lubisz jeść?', 'Jestem głodna', 'Twoje ulubione danie?', 'jadłam pierogi'],
  coffee: ['Kawa czy herbata?', 'piję właśnie kawę'],
  drinks: ['Lubisz wino?', 'Co pijesz?', 'otwieram piwko'],
  music: ['Jakiej muzyki słuchasz?', 'Śpiewasz?', 'ulubiony zespół'],
  films: ['Jaki film polecasz?', 'Oglądam serial', 'byłam w kinie'],
  books: ['Co czytasz?', 'Lubię książki', 'przeczytałem kryminał'],
  travel: ['Lubisz podróże?', 'Gdzie jedziesz na wakacje?', 'jadę pociągiem'],
  water: ['Kocham morze', 'Idę na plażę', 'umiesz pływać?'],
  walks: ['Jadę w góry', 'Lubisz spacery?', 'byłem w lesie'],
  sport: ['Uprawiasz sport?', 'Chodzisz na siłownię?', 'biegam rano po parku, lubię biegać'],
  pets: ['Masz zwierzęta?', 'Mam psa', 'mój kot śpi', 'Pies czy kot?'],
  family: ['Masz rodzeństwo?', 'Moja mama dzwoniła', 'masz dzieci?'],
  love: ['Czego tu szukasz?', 'Jesteś singielką?', 'chcę poważnego związku', 'masz chłopaka?'],
  compliment: ['Jesteś piękna', 'Ładnie wyglądasz', 'śliczny uśmiech', 'podobasz mi się'],
  weather: ['Ale dziś zimno', 'U nas pada deszcz', 'piękna pogoda', 'lubię jesień'],
  comfort: ['Smutno mi', 'Czuję się samotna', 'miałem zły dzień', 'Jestem zmęczony'],
  sleep: ['Nie mogę spać', 'Śniłaś mi się w nocy', 'o czym marzysz', 'Wcześnie wstajesz?'],
  jokes: ['Opowiedz dowcip', 'hahaha', 'ale śmieszne', 'znasz jakiś kawał?'],
  thanks: ['Dzięki', 'Dziękuję bardzo', 'to miłe'],
  goodbye: ['Pa', 'Dobranoc', 'Do jutra', 'idę spać', 'Muszę kończyć'],
  apology: ['Przepraszam', 'sorki', 'Wybacz'],
  andYou: ['A ty?', 'a u ciebie?'],
  why: ['Dlaczego?', 'czemu'],
  yes: ['Tak', 'Jasne', 'oczywiście', 'No pewnie'],
  no: ['Nie', 'Nigdy', 'raczej nie', 'nie, dziękuję'],
}

const persona = { name: 'Paola', age: 45, city: 'Pisa', interests: ['x-hiking', 'x-art', 'x-tea'] }
const fill = (line: string, interest: string): string =>
  line
    .replace('{name}', persona.name)
    .replace('{age}', String(persona.age))
    .replace('{city}', persona.city)
    .replace('{interests}', persona.interests.join(', '))
    .replace('{interest}', interest)

/** As hasty people type it: no capitals, accents or apostrophes. */
const hasty = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Diacritic}|[’¿¡?!.,]/gu, '')

describe.each(Object.entries({ fr, es, nl, pl }))('the companion in %s', (language, samples) => {
  const script = scripts[language as 'fr' | 'es' | 'nl' | 'pl']

  it.each(topicNames.map((name, index) => [name, index] as const))('answers on %s', (name, index) => {
    const { says = [], asks = [] } = script.topics[index] ?? {}
    const own = says.flatMap((line) => persona.interests.map((interest) => fill(line, interest)))
    const reply = (text: string, seed = 0) => replyTo({ script, persona, text, said: ['…'], seed })
    for (const text of samples[name].flatMap((sample) => [sample, hasty(sample)])) {
      const said = reply(text)
      expect({ text, said, isOwn: own.some((line) => said.startsWith(line)) }).toMatchObject({ isOwn: true })
    }
    const pool = asks.length + script.asks.length
    const replies = Array.from({ length: pool }, (_, seed) => reply(samples[name][0] ?? '', seed))
    expect(asks.filter((ask) => !replies.some((said) => said.endsWith(ask)))).toEqual([])
  })

  it('knows as much of each topic as in English', () => {
    const depth = ({ topics }: typeof script) =>
      topics.map(({ says, asks = [] }) => ({ says: says.length, asks: asks.length }))
    expect(depth(script)).toEqual(depth(scripts.en))
  })

  it('has no sentence twice', () => {
    const { topics, acknowledges, takesUp, asks, runsOut, disclosure } = script
    const lines = [...topics.flatMap((topic) => [...topic.says, ...(topic.asks ?? [])])]
    lines.push(...acknowledges, ...takesUp, ...asks, runsOut, disclosure)
    const sentences = lines.flatMap((line) => line.split(/(?<=[.?!])\s+/u))
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
  })
})

describe.each(Object.entries(scripts).filter(([language]) => language !== 'en'))(
  'the companion’s words for interests in %s',
  (_language, script) => {
    it('names every one', () => {
      const quiet = interests.filter((interest) => !sexualInterests.includes(interest))
      expect(Object.keys(script.interests ?? {}).toSorted()).toEqual(quiet.toSorted())
    })

    it('begins no sentence with one, because they are in lower case', () => {
      const lines = script.topics.flatMap(({ says, asks = [] }) => [...says, ...asks])
      expect(lines.filter((line) => /(^|[.!?] )\{interest/.test(line))).toEqual([])
    })
  },
)
