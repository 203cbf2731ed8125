import type { Script } from '../types'
import { itLife } from './itLife'
import { itSelf } from './itSelf'

export const it: Script = {
  disclosure:
    '(Perché tu lo sappia: sono un personaggio di fantasia e le mie risposte le scrive un programma.)',
  interests: {
    adventure: 'l’avventura',
    animals: 'gli animali',
    art: 'l’arte',
    astrology: 'l’astrologia',
    bbq: 'le grigliate',
    beach: 'la spiaggia',
    beer: 'la birra',
    biking: 'la bici',
    coffee: 'il caffè',
    cooking: 'la cucina',
    dancing: 'il ballo',
  },
  topics: [...itSelf, ...itLife],
  acknowledges: [
    'Mi piace questa risposta.',
    'Questo mi dice qualcosa di te.',
    'Non l’avrei indovinato.',
    'Bella risposta; me la ricorderò.',
    'È un modo di vederla a cui non avevo pensato.',
    'Lo dici come se dietro ci fosse una storia.',
  ],
  takesUp: [
    '«{quote}»: mi piace come lo dici.',
    'Scrivi «{quote}». Il mio testo non ha una risposta, ma vorrei saperne di più.',
    'Di «{quote}» so troppo poco. Mi racconti?',
    'Ho letto «{quote}» due volte. Da dove viene?',
    'Mah, «{quote}». Questa mi è nuova.',
  ],
  asks: [
    'Di che cosa ti fa piacere parlare?',
    'Che cosa sognavi di fare nell’infanzia?',
    'Qual è la cosa più bella successa questa settimana?',
    'Senza che cosa non esci mai di casa?',
    'Quale piccola cosa ti cambia la giornata?',
    'Che cosa ti piacerebbe imparare?',
    'Qual è il tuo posto preferito in casa?',
    'Città o campagna?',
    'Chi ti fa ridere?',
    'Su che cosa hai cambiato idea di recente?',
  ],
  runsOut:
    'Hai sentito tutto quello che il mio testo sa dire, {count} risposte finora. Una persona vera avrà altro da raccontare.',
}
