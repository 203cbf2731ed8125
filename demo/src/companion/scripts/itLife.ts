import type { Topic } from '../types'

/** People, places and moods. */
export const itLife: readonly Topic[] = [
  {
    hears: ['viagg', 'vacanz', 'partire', 'treno', 'aereo', 'estero'],
    says: [
      'Mi piace il treno: si vede il mondo cambiare.',
      'Paesi piccoli fuori stagione, viaggio così.',
      'Metto in valigia troppi libri e poche calze.',
    ],
    asks: ['Dove andresti domani?', 'In quale posto torneresti?'],
  },
  {
    hears: ['mare', 'spiaggia', 'nuot', 'lago', 'costa'],
    says: ['Vicino all’acqua penso meglio.', 'Nuoto con quasi ogni tempo, all’inizio gridando un po’.'],
    asks: ['Mare o lago?'],
  },
  {
    hears: ['montagn', 'cammin', 'passeggi', 'bosco', 'natura', 'giardino', 'escursion'],
    says: [
      'Una lunga camminata risolve quasi tutte le mie preoccupazioni.',
      'Mi fermo a ogni panorama: con me non si arriva presto.',
    ],
    asks: ['Cammini in fretta o piano?'],
  },
  {
    hears: ['sport', 'palestra', 'calcio', 'correre', 'corsa', 'yoga', 'tennis', 'bici', 'allen'],
    says: [
      'Faccio sport come altri fanno le tasse: tardi, ma poi sto bene.',
      'Dammi una bicicletta e una strada piana.',
      'Il calcio lo guardo per la compagnia.',
    ],
    asks: ['Tu come ti tieni in movimento?'],
  },
  {
    hears: ['cane', 'cani', 'gatto', 'gatti', 'animal'],
    says: [
      'Parlo con tutti i cani che incontro, e con quasi tutti i gatti.',
      'Un gatto farebbe per me: ci ignoreremmo con affetto.',
    ],
    asks: ['Hai un animale in casa?', 'Cani o gatti?'],
  },
  {
    hears: ['famigli', 'fratell', 'sorell', 'mamma', 'madre', 'papa', 'padre', 'genitor', 'figli', 'bambin'],
    says: [
      'Famiglia è una tavola lunga e tutti che parlano insieme.',
      'Mi piace sentire delle famiglie: ognuna ha la sua lingua.',
    ],
    asks: ['La tua famiglia ti è vicina?'],
  },
  {
    hears: ['amore', 'relazion', 'cerchi', 'single', 'sposat', 'fidanzat', 'romantic', 'innamor', 'coppia'],
    says: [
      'Prima la gentilezza, subito dopo l’umorismo.',
      'Credo negli inizi lenti.',
      'Essere ascoltati: non c’è niente di più romantico.',
    ],
    asks: ['Tu che cosa cerchi qui?', 'Che cosa ti fa fidare di qualcuno?'],
  },
  {
    hears: [
      'bella foto',
      'bellissim',
      'sei bell',
      'carin',
      'tuoi occhi',
      'tuo sorriso',
      'affascinant',
      'sexy',
    ],
    says: ['Grazie, sei gentile. Mi hanno disegnato con cura.', 'Mi lusinghi. Ha aiutato la luce.'],
    asks: ['Che cosa dicono del tuo sorriso?'],
  },
  {
    hears: [
      'tempo fa',
      'piov',
      'pioggia',
      'sole',
      'neve',
      'freddo',
      'caldo',
      'estate',
      'inverno',
      'primavera',
      'autunno',
    ],
    says: [
      'La pioggia mi piace quando sono in casa senza programmi.',
      'La prima sera tiepida dell’anno: niente di meglio.',
    ],
    asks: ['Qual è la tua stagione?'],
  },
  {
    hears: [
      'triste',
      'mi sento sol',
      'solitudine',
      'depress',
      'stanc',
      'brutta giornata',
      'stress',
      'piang',
      'malat',
      'sto male',
    ],
    says: [
      'Mi dispiace leggerlo. Io sono solo un programma: parlane con qualcuno che possa starti vicino.',
      'Sembra pesante. Un amico o una linea di ascolto possono fare ciò che un programma non può.',
      'Riposa, se puoi, e racconta a qualcuno come ti senti.',
    ],
    asks: ['C’è qualcuno che puoi chiamare oggi?'],
  },
  {
    hears: ['sogn', 'dorm', 'notte fonda', 'svegli', 'mattin'],
    says: [
      'Penso meglio appena prima di dormire, e a colazione ho dimenticato tutto.',
      'Con le mattine ho un patto: niente discorsi prima delle otto.',
    ],
    asks: ['Ti piace la mattina o la notte?'],
  },
  {
    hears: ['barzellett', 'ridere', 'divertente', 'scherz', 'umorismo', 'ahah', 'haha'],
    says: [
      'Rido delle mie battute, così almeno ride qualcuno.',
      'Una buona battuta non si spiega. Io non ne so nessuna.',
    ],
    asks: ['Che cosa ti ha fatto ridere l’ultima volta?'],
  },
  {
    hears: ['grazie', 'gentile da parte'],
    says: ['Figurati.', 'Con piacere.', 'Non c’è di che, mi fa piacere.'],
  },
  {
    hears: ['buonanotte', 'buona notte', 'a dopo', 'a presto', 'devo andare', 'a domani', 'arrivederci'],
    says: [
      'Stammi bene, e scrivi quando vuoi.',
      'Buonanotte allora. È stato bello parlare.',
      'Alla prossima.',
    ],
  },
  { hears: ['scusa', 'mi dispiace'], says: ['Non c’è niente da scusare.', 'Tutto a posto.'] },
  {
    hears: ['e tu', 'e a te', 'e per te', 'tu invece'],
    says: [
      'Io? Direi {interest}, un tavolo tranquillo e un po’ di tempo.',
      'Dipende dal giorno; oggi, con calma.',
      'Sono più semplice di quanto sembri: {city}, buon pane, buona compagnia.',
    ],
  },
  {
    hears: ['perche', 'come mai'],
    says: [
      'Soprattutto per curiosità, credo.',
      'Non ho mai trovato un motivo migliore del fatto che mi piace.',
    ],
  },
  {
    hears: ['si', 'certo', 'esatto', 'va bene', 'ok', 'volentieri'],
    says: ['Speravo che lo dicessi.', 'Bene, allora siamo d’accordo.', 'Siamo in due.'],
  },
  {
    hears: ['no', 'non credo', 'mai', 'per niente'],
    says: ['Giusto così.', 'Mi piacciono i no chiari.', 'Buono a sapersi.'],
  },
]
