import { defineMessages } from '@duetto/shared/i18n'

export const profileMessages = defineMessages({
  title: { id: 'signup.profile.title', defaultMessage: 'My profile', description: 'Title and heading' },
  preview: {
    id: 'signup.profile.preview',
    defaultMessage: 'See it as others do',
    description: 'Link to the own profile page',
  },
  photos: { id: 'signup.profile.photos', defaultMessage: 'Photos', description: 'Heading' },
  photosHint: {
    id: 'signup.profile.photosHint',
    defaultMessage: '{count} of {limit} photos',
    description: 'How many photos are used',
  },
  addPhoto: { id: 'signup.profile.addPhoto', defaultMessage: 'Add a photo', description: 'Button' },
  photoRules: {
    id: 'signup.profile.photoRules',
    defaultMessage:
      'JPEG, PNG, WebP or HEIC, up to {megabytes} MB. Place and camera data are removed. Explicit photos are refused.',
    description: 'Rules of photos',
  },
  photoNumber: {
    id: 'signup.profile.photoNumber',
    defaultMessage: 'Photo {number}',
    description: 'Alternative text of an own photo',
  },
  isMain: {
    id: 'signup.profile.isMain',
    defaultMessage: 'Main photo',
    description: 'Label on the main photo',
  },
  pending: {
    id: 'signup.profile.pending',
    defaultMessage: 'In review',
    description: 'Label on a photo that is looked at before others see it',
  },
  rejected: {
    id: 'signup.profile.rejected',
    defaultMessage: 'Refused',
    description: 'Label on a photo that was refused',
  },
  pendingText: {
    id: 'signup.profile.pendingText',
    defaultMessage: 'Photos in review are seen by you only. A person looks at each one.',
    description: 'Explains the label "In review"',
  },
  rejectedText: {
    id: 'signup.profile.rejectedText',
    defaultMessage:
      'A refused photo broke our rules: it showed no person, somebody else, or too much. You can delete it and add another.',
    description: 'Explains the label "Refused"',
  },
  photoActions: {
    id: 'signup.profile.photoActions',
    defaultMessage: 'Actions for photo {number}',
    description: 'Name of the menu of a photo',
  },
  makeMain: {
    id: 'signup.profile.makeMain',
    defaultMessage: 'Make it the main photo',
    description: 'Menu item',
  },
  moveLeft: {
    id: 'signup.profile.moveLeft',
    defaultMessage: 'Move forward',
    description: 'Menu item: one place to the front',
  },
  moveRight: {
    id: 'signup.profile.moveRight',
    defaultMessage: 'Move back',
    description: 'Menu item: one place to the end',
  },
  deletePhoto: {
    id: 'signup.profile.deletePhoto',
    defaultMessage: 'Delete',
    description: 'Menu item and button',
  },
  deletePhotoTitle: {
    id: 'signup.profile.deletePhotoTitle',
    defaultMessage: 'Delete this photo?',
    description: 'Title of the question before deleting',
  },
  deletePhotoText: {
    id: 'signup.profile.deletePhotoText',
    defaultMessage: 'It cannot be brought back.',
    description: 'Text of the question before deleting',
  },
  uploading: {
    id: 'signup.profile.uploading',
    defaultMessage: 'Uploading, {percent} %',
    description: 'State of an upload',
  },
  checking: {
    id: 'signup.profile.checking',
    defaultMessage: 'Checking the photo',
    description: 'State of an upload after all was sent',
  },
  uploadFailed: {
    id: 'signup.profile.uploadFailed',
    defaultMessage: '{name}: {reason}',
    description: 'Upload that failed: file name and reason',
  },
  dismissUpload: {
    id: 'signup.profile.dismissUpload',
    defaultMessage: 'Remove the note about {name}',
    description: 'Button beside a failed upload',
  },
  getPremium: {
    id: 'signup.profile.getPremium',
    defaultMessage: 'See Premium',
    description: 'Link at the photo limit',
  },
  limitReached: {
    id: 'signup.profile.limitReached',
    defaultMessage: 'You have reached your {limit, plural, one {photo} other {# photos}}.',
    description: 'Instead of the button at the photo limit',
  },
  basics: { id: 'signup.profile.basics', defaultMessage: 'The basics', description: 'Heading' },
  birthFixed: {
    id: 'signup.profile.birthFixed',
    defaultMessage: 'Born on {date}, {age} years old. If this is wrong, write to support.',
    description: 'The date of birth cannot be changed',
  },
  location: { id: 'signup.profile.location', defaultMessage: 'Where I live', description: 'Heading' },
  appearance: { id: 'signup.profile.appearance', defaultMessage: 'How I look', description: 'Heading' },
  words: { id: 'signup.profile.words', defaultMessage: 'In my words', description: 'Heading' },
  interests: { id: 'signup.profile.interests', defaultMessage: 'Interests', description: 'Heading' },
  intimate: {
    id: 'signup.profile.intimate',
    defaultMessage: 'Orientation and intimate interests',
    description: 'Heading',
  },
  unsaved: {
    id: 'signup.profile.unsaved',
    defaultMessage: 'You have changes that are not saved.',
    description: 'Beside the save button',
  },
  discard: {
    id: 'signup.profile.discard',
    defaultMessage: 'Discard',
    description: 'Button: takes unsaved changes back',
  },
  saved: {
    id: 'signup.profile.saved',
    defaultMessage: 'Your profile is saved.',
    description: 'After saving',
  },
  visible: {
    id: 'signup.profile.visible',
    defaultMessage: 'Your profile is visible to others.',
    description: 'State of the profile',
  },
  hidden: {
    id: 'signup.profile.hidden',
    defaultMessage: 'Nobody sees your profile until you have confirmed your e-mail address.',
    description: 'State of the profile',
  },
})
