import { defineMessages } from '@duetto/shared/i18n'

export const placeMessages = defineMessages({
  distance: {
    id: 'members.place.distance',
    defaultMessage: 'Distance',
    description: 'Label of a select: how far away people may live',
  },
  within: {
    id: 'members.place.within',
    defaultMessage: 'Up to {distance}',
    description: 'Choice of a distance, and chip; distance is a number with its unit',
  },
  wholeCountry: {
    id: 'members.place.wholeCountry',
    defaultMessage: 'Whole country',
    description: 'Choice of a distance',
  },
  everywhere: {
    id: 'members.place.everywhere',
    defaultMessage: 'Everywhere',
    description: 'Choice of a distance: all countries',
  },
  around: {
    id: 'members.place.around',
    defaultMessage: 'Around',
    description: 'Label of the select of the town from which distances are measured',
  },
  ownTown: {
    id: 'members.place.ownTown',
    defaultMessage: '{town} (your town)',
    description: 'Choice of the town from which distances are measured',
  },
  myTown: {
    id: 'members.place.myTown',
    defaultMessage: 'Your town',
    description: 'Choice of the town from which distances are measured, if the member has named none',
  },
  unknownTown: {
    id: 'members.place.unknownTown',
    defaultMessage: 'We do not know where your town is. Choose the nearest one from the list.',
    description: 'Under the select of the town, if the member’s own is not in our list',
  },
  aroundTown: {
    id: 'members.place.aroundTown',
    defaultMessage: 'Up to {distance} from {town}',
    description: 'Chip of the filter; distance is a number with its unit',
  },
})
