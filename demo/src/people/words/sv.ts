import type { DemoWords } from './DemoWords'

export const sv: DemoWords = {
  women: 'Elsa Maja Linnea Sara Karin Hanna Ebba Astrid'.split(' '),
  men: 'Erik Oskar Johan Karl Anders Nils Viktor Gustav'.split(' '),
  who: [
    'Jag vaknar tidigt men pratar helst sent.',
    'Jag lagar gamla cyklar.',
    'Jag arbetar med siffror och tänker i sånger.',
    'Jag bygger möbler i lugn och ro och äter sent.',
    'Halva hemmet är böcker, resten växter.',
    'På söndagar lagar jag mat till för många.',
  ],
  what: [
    'På kvällen går jag tills lyktorna tänds.',
    'Jag badar när det är för kallt.',
    'Jag känner varje bänk i parken.',
    'Mitt bröd är gott, mina pannkakor godare.',
  ],
  whom: [
    'Jag söker någon som svarar i hela meningar.',
    'Först ett bra samtal, resten kan vänta.',
    'Berätta vad du läser.',
    'Ingen brådska, lite nyfikenhet.',
  ],
  answers: [
    'Kaffe, torget, en lång promenad och inga planer efter fyra.',
    'Linssoppa. Två har bett om receptet.',
    'En promenad längs vattnet, och sedan dit där vi blir hungriga.',
    'När busschauffören väntar.',
    'Att gissa vikten på vilken resväska som helst.',
    'Året då jag bodde på båt.',
    'Getter. Allihop.',
    'Ananas hör hemma på pizza.',
    'En bänk ovanför hamnen i Trieste.',
    'Soppa på spisen, regn ute, en skiva på.',
    'Lagade en stol och brände vid en kaka.',
    'En keramikkurs. Vi blir lika usla båda två.',
  ],
}
