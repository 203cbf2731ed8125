import { cues } from '../match'
import type { Topic } from '../types'

/** People, places and moods. */
export const svLife: readonly Topic[] = [
  {
    hears: cues(`
      resa, resor, reser, resmål, semester, sommarsemester, utomlands, utflykt, åka tåg, åker tåg, ta tåget,
      med tåg, tågres, tågluff, flyg, charter, interrail, backpack, sommarstuga, husvagn
    `),
    says: [
      'Jag tar helst tåget, då ser man landskapet ändras.',
      'Små städer när det inte är säsong, så reser jag.',
      'Jag packar för många böcker och för få strumpor.',
    ],
    asks: ['Vart skulle du åka i morgon?', 'Vilken plats vill du tillbaka till?'],
  },
  {
    hears: cues(`
      havet, hav, strand, stränder, simma, simning, bada, vinterbad, kust, sjö, sjön, sjöar, skärgård,
      vattnet, båt, båten
    `),
    says: ['Jag tänker bättre vid vattnet.', 'Jag badar i nästan alla väder, fast med lite skrik i början.'],
    asks: ['Hav eller sjö?'],
  },
  {
    hears: cues(`
      berg, fjäll, vandr, klättr, skog, natur, promen, trädgård, svamp, friluft, långtur, gå en sväng
    `),
    says: [
      'En lång promenad löser det mesta som jag går och oroar mig för.',
      'Jag stannar vid varje utsikt, så med mig kommer du inte fram tidigt.',
    ],
    asks: ['Går du fort eller långsamt?'],
  },
  {
    hears: cues(`
      sport, idrott, gym, gymmet, gymma, gymmar, fotboll, hockey, innebandy, padel, löpning, löptur, springa,
      springer, jogg, yoga, tennis, cykel, cykl, träna, träning, skidor, motion
    `),
    says: [
      'Jag tränar som andra deklarerar: i sista stund, men det känns bra efteråt.',
      'Ge mig en cykel och en platt väg.',
      'Jag ser på fotboll för sällskapets skull.',
    ],
    asks: ['Hur håller du dig i gång?'],
  },
  {
    hears: cues(`
      en hund, har du hund, hund eller, hundar, hunden, valp, katt, kisse, husdjur, djur, favoritdjur
    `),
    says: [
      'Jag pratar med alla hundar jag möter, och med de flesta katter.',
      'En katt skulle passa mig: vi skulle ignorera varandra i all vänskaplighet.',
    ],
    asks: ['Har du något husdjur?', 'Hund eller katt?'],
  },
  {
    hears: cues(`
      familj, bror, brorsa, bröder, syster, systrar, syrra, syskon, mor, mamma, morsa, pappa, farsa, förälder,
      föräldrar, barn, barnbarn, ungar, dotter, döttrar, min son, en son, söner, svärmor
    `),
    says: [
      'Familj är ett långbord där alla pratar i munnen på varandra.',
      'Jag hör gärna om familjer, alla har de sitt eget språk.',
    ],
    asks: ['Står du din familj nära?'],
  },
  {
    hears: cues(`
      kärlek, förhållande, letar du efter, söker du, singel, gift, pojkvän, flickvän, kär, förälsk, romantisk,
      romantik, partner, sambo, skild, älskar, något seriöst, nåt seriöst
    `),
    says: [
      'Värme först, humor strax efter.',
      'Jag tror på att skynda långsamt.',
      'Inget är mer romantiskt än någon som lyssnar.',
    ],
    asks: ['Vad söker du här?', 'Vad krävs för att du ska lita på någon?'],
  },
  {
    hears: cues(`
      vacker, vackra, snygg, söt, söta, gullig, fin du är, du är fin, så fin, läcker, sexig, het, charmig,
      ser bra ut, din bild, dina bilder, ditt foto, dina ögon, ditt leende
    `),
    says: [
      'Tack, det var snällt sagt. Någon har tecknat mig med omsorg.',
      'Nu smickrar du. Ljuset hjälpte till.',
    ],
    asks: ['Vad brukar folk säga om ditt leende?'],
  },
  {
    hears: cues(`
      väder, vädret, regn, sol, solen, solsken, soligt, snö, snön, snöar, kallt, varmt ute, så varmt,
      värmebölja, sommar, vinter, våren, höst, årstid, blåsigt
    `),
    says: [
      'Jag älskar regn när jag är inne och inte har något planerat.',
      'Inget slår årets första ljumma kväll.',
    ],
    asks: ['Vilken årstid är din?'],
  },
  {
    hears: cues(`
      ledsen, jag är ensam, så ensam, mig ensam, ensamhet, deppig, deprim, mig nere, är nere, jag är trött,
      så trött, utmattad, utbränd, dålig dag, stress, gråter, gråta, jag är sjuk, blivit sjuk, jobbig,
      mår dåligt, mår inte bra, det tungt, olycklig, ångest, självmord, orkar inte
    `),
    says: [
      'Det var tråkigt att höra. Jag är bara ett program, så prata med någon som kan finnas där för dig.',
      'Det låter tungt. En vän eller en stödlinje kan något som ett program inte kan.',
      'Vila om du kan, och berätta för någon som står dig nära hur du mår.',
    ],
    asks: ['Finns det någon du kan ringa i dag?'],
  },
  {
    hears: cues(`
      dröm, sova, sover, sov, sovit, sömn, natt, vakna, går du upp, lägga dig, lägger du dig, morgonpigg,
      kvällspigg, morgonmänniska, kvällsmänniska, nattuggla
    `),
    says: [
      'Jag tänker som bäst strax innan jag somnar, och vid frukosten är allt glömt.',
      'Morgonen och jag har ett avtal: inget prat före åtta.',
    ],
    asks: ['Morgonpigg eller nattuggla?'],
  },
  {
    hears: cues(`
      du är rolig, rolig historia, något roligt, nåt roligt, skämt, vits, skratt, garv, humor, haha, ha ha,
      hehe, hihi, lol
    `),
    says: [
      'Jag skrattar åt mina egna skämt, då är det i alla fall någon som skrattar.',
      'Ett bra skämt behöver ingen förklaring. Jag kan inget.',
    ],
    asks: ['Vad fick dig att skratta senast?'],
  },
  {
    hears: cues(`tack, tusen tack, tackar, snällt av dig, gulligt av dig, schysst av dig`),
    says: ['Varsågod!', 'Ingen orsak.', 'Så lite så.'],
  },
  {
    hears: cues(`
      hej då, hejdå, god natt, godnatt, natti, vi ses, ses senare, ses sen, vi hörs, hörs sen, måste gå nu,
      måste sticka, måste dra, ska sova nu, sov gott, ha det bra, ha det gott, ha det fint, ha det så,
      ha en bra, ha en fin, trevlig helg, kram, på återseende, tack för pratstunden
    `),
    says: ['Sköt om dig, och skriv när du vill.', 'God natt, det var trevligt att prata.', 'Vi hörs!'],
  },
  {
    hears: cues(`förlåt, ursäkt, sorry, beklagar, inte meningen`),
    says: ['Du har inget att be om ursäkt för.', 'Det är lugnt.'],
  },
  {
    hears: cues(`
      och du, och dig, med dig då, hos dig då, du själv, själv då, dig själv, och själv, bra själv,
      fint själv, lugnt själv, okej själv, detsamma
    `),
    says: [
      'Jag? Jag skulle säga {interest}, ett lugnt bord och gott om tid.',
      'Det beror på dagen. I dag tar jag det lugnt.',
      'Jag är enklare än jag ser ut: {city}, gott bröd och gott sällskap.',
    ],
  },
  {
    hears: cues(`varför, hur kommer det sig, hurså, hur så, hur då`),
    says: ['Mest av nyfikenhet, tror jag.', 'Bästa skälet jag vet: för att jag har lust.'],
  },
  {
    hears: cues(`
      ja, jaa, jo, japp, jajamän, jajamen, javisst, ja visst, ja tack, klart, självklart, naturligtvis,
      precis, exakt, absolut, ok, okej, stämmer, håller med, jättegärna, ja gärna
    `),
    says: ['Det hoppades jag att du skulle säga.', 'Bra, då är vi överens.', 'Då är vi två.'],
  },
  {
    hears: cues(`
      nej, nä, nää, nope, nej tack, inte direkt, inte riktigt, inte alls, egentligen inte, knappast, aldrig
    `),
    says: ['Okej, då vet jag.', 'Ett tydligt nej gillar jag.', 'Bra att veta.'],
  },
]
