import type { Script } from '../types'

export const es: Script = {
  disclosure: '(Para que lo sepas: soy un personaje ficticio y un programa escribe mis respuestas.)',
  topics: [
    {
      hears: ['eres real', 'persona real', 'bot', 'robot', 'programa', 'ficticio', 'ficticia', 'ordenador'],
      says: [
        'No, no soy una persona real: soy un personaje ficticio y un programa escribe mis respuestas.',
        'Buena pregunta. Detrás de mí no hay nadie, solo un texto preparado.',
      ],
    },
    {
      hears: ['quedar', 'vernos', 'quedamos', 'una cita', 'salir'],
      says: [
        'No podemos quedar: soy un personaje ficticio.',
        'Conmigo no se puede quedar, prefiero decirlo ya.',
      ],
    },
    { hears: ['whatsapp', 'número', 'teléfono', 'instagram'], says: ['No tengo número, solo existo aquí.'] },
    {
      hears: ['qué tal', 'cómo estás', 'tu día', 'cómo te va'],
      says: [
        'Bien, gracias. Un día tranquilo en {city}, y ahora tu mensaje.',
        'Bien. Justo me apetecía hablar.',
      ],
      asks: ['¿Y tú qué tal, de verdad?'],
    },
    {
      hears: ['hola', 'buenas', 'buenos', 'hey'],
      says: ['¡Hola! Qué bien que escribas.', '¡Hola! Me alegra leerte.'],
      asks: ['¿Qué tal tu día?'],
    },
    {
      hears: ['dónde vives', 'de dónde eres', 'qué ciudad'],
      says: ['Vivo en {city}.', 'Mi casa está en {city}.'],
      asks: ['¿Y tú dónde vives?'],
    },
    { hears: ['cuántos años', 'tu edad'], says: ['Tengo {age}, y me parece bien.'] },
    {
      hears: ['cocin', 'comer', 'comida', 'receta', 'plato'],
      says: [
        'Los domingos, algo lento: un guiso, pan, y siempre de más.',
        'Mi mejor plato tiene tres ingredientes.',
      ],
      asks: ['¿Qué es lo que mejor te sale a ti?'],
    },
    { hears: ['gracias'], says: ['¡De nada!', 'Con mucho gusto.', 'No hay de qué.'] },
  ],
  acknowledges: [
    'Eso me gusta.',
    'Eso dice algo de ti.',
    'No lo habría imaginado.',
    'Buena respuesta, me la guardo.',
  ],
  takesUp: [
    '«{quote}»: qué bien dicho.',
    'Escribes «{quote}». Mi texto no tiene respuesta para eso, pero me gustaría saber más.',
    'Sé muy poco de «{quote}». ¿Me cuentas más?',
    'Mmm, «{quote}». Eso es nuevo para mí.',
  ],
  asks: [
    '¿Qué estás leyendo?',
    '¿Qué es lo último que te hizo reír?',
    '¿Adónde irías mañana?',
    '¿Ciudad o campo?',
    '¿Qué te gustaría aprender todavía?',
    '¿Qué pequeña cosa te alegra el día?',
  ],
  runsOut:
    'Ya has oído todo lo que sabe mi texto, {count} respuestas hasta ahora. Un miembro de verdad tendrá más que contar.',
}
