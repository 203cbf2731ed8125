import { defineMessages } from '@duetto/shared/i18n'

export const searchMessages = defineMessages({
  titleNear: {
    id: 'members.search.titleNear',
    defaultMessage: 'People near {place}',
    description: 'Heading of the search around a town',
  },
  titleNamed: {
    id: 'members.search.titleNamed',
    defaultMessage: 'Results for “{name}”',
    description: 'Heading of the search by the beginning of a name',
  },
  titleIn: {
    id: 'members.search.titleIn',
    defaultMessage: '{place}: people to meet',
    description:
      'Heading of the search; place is a country or region, often one that needs an article in a sentence',
  },
  title: {
    id: 'members.search.title',
    defaultMessage: 'Members',
    description: 'Heading of the search without a place, and title of the page',
  },
  count: {
    id: 'members.search.count',
    defaultMessage:
      '{count, plural, =0 {No one to meet yet} one {# person you can meet} other {# people you can meet}}',
    description: 'How many real members were found; fictional profiles are not counted',
  },
  countOver: {
    id: 'members.search.countOver',
    defaultMessage: 'More than {count, number} people you can meet',
    description: 'How many real members were found, when only a lower bound is known',
  },
  completeProfile: {
    id: 'members.search.completeProfile',
    defaultMessage: 'Complete your profile',
    description: 'Link to the own profile, shown if the card that asks for a missing detail cannot be loaded',
  },
  filters: {
    id: 'members.search.filters',
    defaultMessage: 'Filters',
    description: 'Heading of the filters, and button that opens them on a phone',
  },
  filtersCount: {
    id: 'members.search.filtersCount',
    defaultMessage: 'Filters · {count, number}',
    description: 'Button that opens the filters on a phone, with how many are on',
  },
  lookingFor: {
    id: 'members.search.lookingFor',
    defaultMessage: 'I am looking for',
    description: 'Label of the choice of gender',
  },
  everyone: { id: 'members.search.everyone', defaultMessage: 'Everyone', description: 'Choice of gender' },
  women: { id: 'members.search.women', defaultMessage: 'Women', description: 'Choice of gender' },
  men: { id: 'members.search.men', defaultMessage: 'Men', description: 'Choice of gender' },
  age: { id: 'members.search.age', defaultMessage: 'Age', description: 'Label of the range of ages' },
  ageRange: {
    id: 'members.search.ageRange',
    defaultMessage: '{min, number} – {max, number}',
    description: 'Range of ages on a chip and beside the slider',
  },
  heightRange: {
    id: 'members.search.heightRange',
    defaultMessage: '{min, number} – {max}',
    description: 'Range of heights on a chip and beside the slider; max has the unit, such as “180 cm”',
  },
  heightFrom: {
    id: 'members.search.heightFrom',
    defaultMessage: 'Minimum height',
    description: 'Accessible name of a slider',
  },
  heightTo: {
    id: 'members.search.heightTo',
    defaultMessage: 'Maximum height',
    description: 'Accessible name of a slider',
  },
  ageFrom: {
    id: 'members.search.ageFrom',
    defaultMessage: 'Minimum age',
    description: 'Accessible name of a slider',
  },
  ageTo: {
    id: 'members.search.ageTo',
    defaultMessage: 'Maximum age',
    description: 'Accessible name of a slider',
  },
  country: { id: 'members.search.country', defaultMessage: 'Country', description: 'Label of a select' },
  anyCountry: {
    id: 'members.search.anyCountry',
    defaultMessage: 'All countries',
    description: 'Choice in the select of countries',
  },
  region: { id: 'members.search.region', defaultMessage: 'Region', description: 'Label of a select' },
  anyRegion: {
    id: 'members.search.anyRegion',
    defaultMessage: 'All regions',
    description: 'Choice in the select of regions',
  },
  hideFictional: {
    id: 'members.search.hideFictional',
    defaultMessage: 'Hide {plural}',
    description: 'Switch and chip; plural is what the site calls fictional profiles',
  },
  toHidden: {
    id: 'members.search.toHidden',
    defaultMessage: 'Hidden people',
    description: 'Link below the filters, to the list of people whom the member has hidden',
  },
  removeFilter: {
    id: 'members.search.removeFilter',
    defaultMessage: 'Remove filter: {filter}',
    description: 'Accessible name of a chip',
  },
  reset: {
    id: 'members.search.reset',
    defaultMessage: 'Reset filters',
    description: 'Button: back to the filters of the beginning',
  },
  show: {
    id: 'members.search.show',
    defaultMessage: '{count, plural, =0 {Show results} one {Show # person} other {Show # people}}',
    description:
      'Button that applies the filters, with how many real members would be found; fictional ones may be shown beside them',
  },
  showOver: {
    id: 'members.search.showOver',
    defaultMessage: 'Show more than {count, number} people',
    description: 'Button that applies the filters when only a lower bound is known',
  },
  showResults: {
    id: 'members.search.showResults',
    defaultMessage: 'Show results',
    description: 'Button that applies the filters when the count is not known',
  },
  results: {
    id: 'members.search.results',
    defaultMessage: 'Results',
    description: 'Accessible name of the list of people',
  },
  loading: {
    id: 'members.search.loading',
    defaultMessage: 'Looking for people',
    description: 'Read aloud while results load',
  },
  more: { id: 'members.search.more', defaultMessage: 'Show more', description: 'Button under the results' },
  moreFailed: {
    id: 'members.search.moreFailed',
    defaultMessage: 'More people could not be loaded.',
    description: 'Above the button under the results, after a fault',
  },
  failed: {
    id: 'members.search.failed',
    defaultMessage: 'The search failed',
    description: 'Heading in place of the results, after a fault',
  },
  similar: {
    id: 'members.search.similar',
    defaultMessage: 'Close to what you are looking for',
    description: 'Heading over people who fit less closely',
  },
  advertisement: {
    id: 'members.search.advertisement',
    defaultMessage: 'Advertisement',
    description: 'Label of an advertised tile',
  },
  adLeads: {
    id: 'members.search.adLeads',
    defaultMessage: 'Opens another site',
    description: 'Under the title of an advertised tile',
  },
})
