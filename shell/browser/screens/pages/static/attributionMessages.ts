import { defineMessages } from '@duetto/shared/i18n'

export const attributionMessages = defineMessages({
  title: {
    id: 'shell.attribution.title',
    defaultMessage: 'Sources and thanks',
    description: 'Heading of the page /pages/attribution',
  },
  heading1: {
    id: 'shell.attribution.heading1',
    defaultMessage: 'Portraits',
    description: 'Heading 1 of the page /pages/attribution',
  },
  text1: {
    id: 'shell.attribution.text1',
    defaultMessage: 'The people in the demo are drawings made by our own program. They show no real person.',
    description: 'Text under heading 1 of the page /pages/attribution',
  },
  heading2: {
    id: 'shell.attribution.heading2',
    defaultMessage: 'Fonts',
    description: 'Heading 2 of the page /pages/attribution',
  },
  text2: {
    id: 'shell.attribution.text2',
    defaultMessage: 'Young Serif and Figtree, both under the SIL Open Font License 1.1.',
    description: 'Text under heading 2 of the page /pages/attribution',
  },
  heading3: {
    id: 'shell.attribution.heading3',
    defaultMessage: 'Icons',
    description: 'Heading 3 of the page /pages/attribution',
  },
  text3: {
    id: 'shell.attribution.text3',
    defaultMessage: 'Lucide, under the ISC licence.',
    description: 'Text under heading 3 of the page /pages/attribution',
  },
  heading4: {
    id: 'shell.attribution.heading4',
    defaultMessage: 'Places',
    description: 'Heading 4 of the page /pages/attribution',
  },
  text4: {
    id: 'shell.attribution.text4',
    defaultMessage:
      'Town names and positions come from GeoNames (geonames.org), under the Creative Commons Attribution 4.0 licence.',
    description: 'Text under heading 4 of the page /pages/attribution',
  },
  heading5: {
    id: 'shell.attribution.heading5',
    defaultMessage: 'Photos from iPhones',
    description: 'Heading 5 of the page /pages/attribution',
  },
  text5: {
    id: 'shell.attribution.text5',
    defaultMessage: 'They are read with libheif (github.com/strukturag/libheif), under the GNU LGPL 3.0.',
    description: 'Text under heading 5 of the page /pages/attribution',
  },
})
