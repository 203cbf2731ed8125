import type { DemoWords } from './DemoWords'

export const es: DemoWords = {
  women:
    'Lucía María Carmen Laura Marta Paula Elena Sara Cristina Isabel Nuria Irene Alba Rocío Pilar Raquel Silvia Beatriz Julia Ana'.split(
      ' ',
    ),
  men: 'Alejandro Daniel Javier Pablo Carlos Sergio Álvaro Diego Manuel Miguel Rubén Adrián Jorge Iván Raúl Antonio Óscar Fernando Andrés Luis'.split(
    ' ',
  ),
  who: [
    'Madrugo, pero las mejores charlas llegan tarde.',
    'Arreglo bicicletas viejas y casi todos mis errores.',
    'Vine por trabajo y me quedé por el mar.',
    'De día oficina, de noche coro.',
    'Los domingos cocino para demasiada gente.',
    'Media casa son libros, la otra media plantas.',
    'Mi hermana dice que siempre cuento las mismas tres historias: busco nuevas.',
    'Hago muebles despacio y ceno tarde.',
    'Crecí junto al mar y vuelvo siempre que puedo.',
    'Trabajo con números y pienso en canciones.',
  ],
  what: [
    'Por las tardes camino hasta que encienden las farolas.',
    'Nado cuando hace demasiado frío.',
    'Me encuentras en el mercado antes de las nueve.',
    'Colecciono cines pequeños y cafés tranquilos.',
    'En días libres cojo cualquier tren.',
    'Conozco todos los bancos del parque y cuál tiene el último sol.',
    'El pan me sale bien, las tortillas mejor.',
    'Prefiero perder el autobús que una buena conversación.',
  ],
  whom: [
    'Busco a alguien que responda con frases enteras.',
    'Primero una buena charla, lo demás puede esperar.',
    'Me gusta la gente que se ríe de sus planes.',
    'Cuéntame qué estás leyendo.',
    'Sin prisa, con algo de curiosidad.',
    'Me llevo bien con gente amable, curiosa y un poco terca.',
    'Para empezar, escucho con gusto.',
  ],
  answers: [
    'Café, mercado, un paseo largo y ningún plan a partir de las cuatro.',
    'Sopa de lentejas. Ya me han pedido la receta dos veces.',
    'Un paseo junto al agua y luego donde nos entre hambre.',
    'Cuando el conductor del autobús espera.',
    'Adivinar cuánto pesa cualquier maleta.',
    'El año que viví en un barco.',
    'Las cabras. Todas.',
    'La piña va en la pizza.',
    'Un banco sobre el puerto de Trieste.',
    'Sopa al fuego, lluvia fuera y un disco puesto.',
    'Arreglé una silla y quemé una tarta.',
    'Un curso de cerámica. Se nos dará fatal.',
  ],
}
