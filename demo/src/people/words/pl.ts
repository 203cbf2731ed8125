import type { DemoWords } from './DemoWords'

export const pl: DemoWords = {
  women:
    'Anna Katarzyna Magdalena Zuzanna Agnieszka Maja Aleksandra Natalia Ewa Joanna Karolina Monika Dorota Hanna Barbara Weronika Iga Marta Olga Alicja'.split(
      ' ',
    ),
  men: 'Jakub Piotr Tomasz Michał Paweł Kacper Mateusz Krzysztof Marcin Łukasz Adam Wojciech Filip Szymon Bartosz Grzegorz Rafał Maciej Igor Jan'.split(
    ' ',
  ),
  who: [
    'Wstaję wcześnie, ale najlepsze rozmowy są późno.',
    'Naprawiam stare rowery i większość swoich błędów.',
    'Praca mnie tu przywiodła, rzeka zatrzymała.',
    'W dzień biuro, wieczorem chór.',
    'W niedziele gotuję dla zbyt wielu osób.',
    'Pół mieszkania to książki, drugie pół rośliny.',
    'Siostra mówi, że opowiadam wciąż te same trzy historie, więc zbieram nowe.',
    'Powoli robię meble i późno jem kolację.',
    'Pochodzę znad morza i wracam tam, kiedy mogę.',
    'Pracuję z liczbami, a myślę piosenkami.',
  ],
  what: [
    'Wieczorem chodzę, aż zapalą się latarnie.',
    'Pływam, kiedy jest za zimno.',
    'Przed dziewiątą jestem na targu.',
    'Zbieram małe kina i ciche kawiarnie.',
    'W wolny dzień wsiadam w dowolny pociąg.',
    'Znam każdą ławkę w parku i wiem, gdzie pada ostatnie słońce.',
    'Chleb mi wychodzi, a naleśniki jeszcze lepiej.',
    'Wolę spóźnić się na autobus niż przerwać dobrą rozmowę.',
  ],
  whom: [
    'Szukam kogoś, kto odpisuje pełnymi zdaniami.',
    'Najpierw dobra rozmowa, reszta ma czas.',
    'Lubię ludzi, którzy śmieją się ze swoich planów.',
    'Powiedz, co czytasz.',
    'Bez pośpiechu, z ciekawością.',
    'Lubię ludzi życzliwych, ciekawych i trochę upartych.',
    'Na początek chętnie słucham.',
  ],
  answers: [
    'Kawa, targ, długi spacer i żadnych planów po szesnastej.',
    'Zupa z soczewicy. Dwie osoby prosiły o przepis.',
    'Spacer nad wodą, a potem tam, gdzie zgłodniejemy.',
    'Gdy kierowca autobusu poczeka.',
    'Zgaduję wagę każdej walizki.',
    'O rok na łodzi.',
    'Kozy. Wszystkie.',
    'Ananas pasuje do pizzy.',
    'Ławka nad portem w Trieście.',
    'Zupa na kuchence, deszcz za oknem, płyta na gramofonie.',
    'Naprawione krzesło i spalone ciasto.',
    'Kurs ceramiki. Wyjdzie nam koszmarnie.',
  ],
}
