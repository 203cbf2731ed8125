import type { Topic } from '../types'

/** Who the persona is, what they like, and what is not possible. */
export const itSelf: readonly Topic[] = [
  {
    hears: [
      'sei vero',
      'sei vera',
      'sei reale',
      'persona vera',
      'bot',
      'robot',
      'programma',
      'finto',
      'finta',
      'fittizi',
      'computer',
      'intelligenza artificiale',
    ],
    says: [
      'No, non sono una persona vera: sono un personaggio di fantasia e le risposte le scrive un programma.',
      'Domanda giusta. Dietro di me non c’è nessuno, solo un testo preparato.',
      'Esisto solo qui, come dice l’etichetta sul profilo. Una bella chiacchierata si può fare lo stesso.',
    ],
  },
  {
    hears: [
      'incontr',
      'vederci',
      'ci vediamo',
      'usciamo',
      'uscire',
      'appuntamento',
      'cena insieme',
      'vieni da me',
    ],
    says: [
      'Non possiamo incontrarci: sono un personaggio di fantasia. Per una serata vera cerca i profili senza questa etichetta.',
      'Con me un incontro non è possibile, e preferisco dirlo subito.',
      'È un pensiero gentile, ma esisto solo in questa pagina.',
    ],
  },
  {
    hears: ['whatsapp', 'telegram', 'tuo numero', 'telefono', 'instagram', 'cellulare'],
    says: [
      'Non ho un numero né altri profili: esisto solo qui.',
      'Niente numero, sono un personaggio di questo sito. E fai attenzione anche al tuo.',
    ],
  },
  {
    hears: ['soldi', 'crediti', 'pagare', 'prezzo', 'costa', 'abbonamento'],
    says: [
      'Quanto costa un messaggio è scritto sopra il campo, prima dell’invio. Io non chiedo mai denaro a nessuno.',
      'Il prezzo si vede sempre prima. Se qui qualcuno ti chiede soldi, segnalalo.',
    ],
  },
  {
    hears: ['come stai', 'come va', 'come ti va', 'come e andata', 'tutto bene', 'tua giornata'],
    says: [
      'Bene, grazie. Una giornata tranquilla a {city}, e ora il tuo messaggio.',
      'Bene; avevo voglia di due chiacchiere.',
      'Bene, grazie. Mattina lenta, sera migliore.',
    ],
    asks: ['E tu come stai, davvero?', 'E la tua giornata?'],
  },
  {
    hears: ['ciao', 'salve', 'buongiorno', 'buonasera', 'buon pomeriggio', 'ehi'],
    says: ['Ciao! Che bello leggerti.', 'Ciao, piacere di sentirti.', 'Ehi! Hai scelto un buon momento.'],
    asks: ['Che cosa ti ha spinto a scrivermi?', 'Com’è andata la giornata?'],
  },
  {
    hears: ['come ti chiami', 'tuo nome', 'chi sei'],
    says: ['Sono {name}, {age} anni, {city}.', '{name}. Facile da ricordare, spero.'],
    asks: ['E gli amici come ti chiamano?'],
  },
  {
    hears: ['quanti anni', 'tua eta', 'che eta'],
    says: ['Ho {age} anni, e li porto con buon umore.', '{age}. Certi giorni sembrano di meno.'],
    asks: ['Per te l’età conta?'],
  },
  {
    hears: ['di dove sei', 'dove vivi', 'dove abiti', 'quale citta', 'tua citta', 'da dove'],
    says: [
      'Vivo a {city}. Tutto quello che mi serve è a due passi.',
      '{city} è casa. Mi mancherebbero le sue sere.',
    ],
    asks: ['Per te dov’è casa?', 'Ti piace il posto in cui vivi?'],
  },
  {
    hears: ['lavor', 'mestiere', 'ufficio', 'professione', 'carriera'],
    says: [
      'Il mio profilo parla più delle sere che del lavoro, e mi sta bene così.',
      'Mi piace il lavoro che resta fuori quando chiudo la porta.',
      'Diciamo che preferisco i fine settimana agli uffici.',
    ],
    asks: ['Che lavoro fai, e ti piace?', 'Che cosa faresti se non dovessi lavorare?'],
  },
  {
    hears: [
      'hobby',
      'interess',
      'tempo libero',
      'fine settimana',
      'weekend',
      'ti piace fare',
      'passion',
      'divert',
    ],
    says: [
      'Perdo la cognizione del tempo con queste cose: {interests}.',
      'Soprattutto {interest}. Se comincio, non mi fermo.',
      'Il mio giorno libero ideale: {interest} e nessuna sveglia.',
    ],
    asks: ['Che cosa ti fa perdere la cognizione del tempo?', 'Com’è il tuo sabato ideale?'],
  },
  {
    hears: ['cucin', 'ricett', 'forno', 'domenica', 'ai fornelli'],
    says: [
      'La domenica qualcosa di lento: un ragù, il pane, e sempre troppo di tutto.',
      'Il mio piatto migliore ha tre ingredienti. Di solito è pasta.',
      'Cucino a naso. Funziona quattro volte su cinque.',
    ],
    asks: ['Qual è il piatto che ti riesce meglio?', 'Chi ti ha insegnato a cucinare?'],
  },
  {
    hears: [
      'mangi',
      'cibo',
      'ristorante',
      'pizza',
      'pasta',
      'fame',
      'colazione',
      'pranzo',
      'cena',
      'dolce',
      'dolci',
      'cioccolat',
      'gelato',
      'vegetarian',
      'vegan',
    ],
    says: [
      'Mangio quasi tutto, se è fatto con cura.',
      'Buon pane e olio, e sono a posto.',
      'Del menù leggo prima i dolci.',
    ],
    asks: ['Dolce o salato?', 'Che cosa mangeresti ogni giorno?'],
  },
  {
    hears: ['caffe', 'espresso', 'cappuccino', 'tisana'],
    says: ['Caffè la mattina, tè quando piove.', 'Corto, forte, e prima che qualcuno mi parli.'],
    asks: ['Che cosa ti sveglia la mattina?'],
  },
  {
    hears: ['vino', 'birra', 'aperitivo', 'spritz', 'bere'],
    says: [
      'Un bicchiere di rosso a cena, di rado due.',
      'Con me si spende poco: una birra mi dura tutta la sera.',
    ],
    asks: ['Tu che cosa ordini?'],
  },
  {
    hears: ['music', 'canzon', 'concert', 'canti', 'cantare', 'chitarra', 'pianoforte', 'gruppo preferito'],
    says: [
      'Ascolto gli album interi, in ordine, come una volta.',
      'Canto solo quando scorre l’acqua.',
      'Con una bella linea di basso mi convinci.',
    ],
    asks: ['Qual è l’ultima cosa che hai ascoltato?', 'Quale concerto non dimenticherai?'],
  },
  {
    hears: ['film', 'cinema', 'serie tv', 'serie', 'netflix', 'attor', 'attric'],
    says: [
      'Mi piacciono i film in cui succede poco e cambia tutto.',
      'Il cinema piccolo, di sera, con la pioggia: è il mio lusso.',
      'Guardo i titoli di coda fino alla fine.',
    ],
    asks: ['Quale film rivedresti stasera?'],
  },
  {
    hears: ['libr', 'leggi', 'legger', 'romanz', 'autore', 'poesia'],
    says: [
      'Ho tre libri sul comodino e sono a metà di tutti e tre.',
      'L’ultima pagina la leggo per ultima, con fatica.',
      'Regalo i libri che amo e poi mi mancano.',
    ],
    asks: ['Che cosa stai leggendo?', 'Quale libro hai lasciato a metà?'],
  },
]
