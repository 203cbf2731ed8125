import type { DemoWords } from './DemoWords'

export const it: DemoWords = {
  women:
    'Giulia Martina Chiara Francesca Elena Sara Valentina Silvia Laura Paola Federica Alessia Ilaria Serena Marta Beatrice Camilla Rosa Anna Teresa'.split(
      ' ',
    ),
  men: 'Luca Marco Matteo Andrea Davide Alessandro Stefano Simone Lorenzo Paolo Giovanni Riccardo Fabio Nicola Pietro Filippo Emanuele Tommaso Carlo Enrico'.split(
    ' ',
  ),
  who: [
    'Mi sveglio presto ma le conversazioni migliori le faccio tardi.',
    'Aggiusto biciclette e quasi tutti i miei errori.',
    'Il lavoro mi ha portato qui, i portici mi hanno convinto a restare.',
    'Di giorno ufficio, di sera forno: il pane mi riesce.',
    'La domenica cucino per troppe persone.',
    'Metà della casa sono libri, l’altra metà piante.',
    'Mia sorella dice che racconto sempre le stesse tre storie: ne cerco di nuove.',
    'Costruisco mobili con calma e ceno tardi.',
    'Vengo dal mare, vivo lontano e ci torno appena posso.',
    'Lavoro con i numeri e penso in canzoni.',
  ],
  what: [
    'Quasi ogni sera cammino finché si accendono i lampioni.',
    'Nuoto anche quando fa troppo freddo.',
    'Mi trovi al mercato prima delle nove.',
    'Colleziono piccoli cinema e caffè tranquilli.',
    'Nei giorni liberi prendo un treno a caso.',
    'Conosco tutte le panchine del parco e quale prende l’ultimo sole.',
    'Il pane mi viene bene, le crostate ancora meglio.',
    'Meglio perdere il bus che una bella conversazione.',
  ],
  whom: [
    'Cerco qualcuno che risponda con frasi intere.',
    'Prima una bella chiacchierata, il resto può aspettare.',
    'Mi piace chi ride dei propri programmi.',
    'Dimmi cosa leggi, o perché hai smesso.',
    'Senza fretta, con un po’ di curiosità.',
    'Mi trovo bene con chi è gentile, curioso e un po’ testardo.',
    'Per cominciare, ascolto volentieri.',
  ],
  answers: [
    'Caffè, mercato, una lunga passeggiata e nessun programma dopo le quattro.',
    'La zuppa di lenticchie. Mi hanno già chiesto due volte la ricetta.',
    'Due passi lungo l’acqua, poi dove ci viene fame.',
    'Quando l’autista dell’autobus aspetta.',
    'Indovinare il peso di qualsiasi valigia.',
    'Dell’anno in cui ho vissuto su una barca.',
    'Le capre. Tutte.',
    'L’ananas sulla pizza ci sta.',
    'Una panchina sopra il porto di Trieste.',
    'La zuppa sul fuoco, fuori piove, un disco che gira.',
    'Ho riparato una sedia e bruciato una torta.',
    'Un corso di ceramica. Saremo negati entrambi.',
  ],
}
