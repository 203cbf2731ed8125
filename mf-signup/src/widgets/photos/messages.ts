import { defineMessages } from '@duetto/shared/i18n'

export const photoMessages = defineMessages({
  photosHint: {
    id: 'signup.photo.photosHint',
    defaultMessage: '{count} of {limit} photos',
    description: 'How many photos are used',
  },
  addPhoto: { id: 'signup.photo.addPhoto', defaultMessage: 'Add a photo', description: 'Button' },
  photoRules: {
    id: 'signup.photo.photoRules',
    defaultMessage:
      'JPEG, PNG, WebP or HEIC, up to {megabytes} MB. Location and camera data are removed. Explicit photos are refused.',
    description: 'Rules of photos',
  },
  photoNumber: {
    id: 'signup.photo.photoNumber',
    defaultMessage: 'Photo {number}',
    description: 'Alternative text of an own photo',
  },
  isMain: { id: 'signup.photo.isMain', defaultMessage: 'Main photo', description: 'Label on the main photo' },
  pending: {
    id: 'signup.photo.pending',
    defaultMessage: 'In review',
    description: 'Label on a photo that is looked at before others see it',
  },
  rejected: {
    id: 'signup.photo.rejected',
    defaultMessage: 'Refused',
    description: 'Label on a photo that was refused',
  },
  pendingText: {
    id: 'signup.photo.pendingText',
    defaultMessage: 'Only you can see photos in review. Someone on our team looks at each one.',
    description: 'Explains the label "In review"',
  },
  pendingDemo: {
    id: 'signup.photo.pendingDemo',
    defaultMessage:
      'Only you can see photos in review. No one reviews photos in this demo: each is approved after a few seconds.',
    description: 'Explains the label "In review" on a site that is a demonstration',
  },
  photoActions: {
    id: 'signup.photo.photoActions',
    defaultMessage: 'Actions for photo {number}',
    description: 'Name of the menu of a photo',
  },
  makeMain: {
    id: 'signup.photo.makeMain',
    defaultMessage: 'Make main photo',
    description: 'Menu item',
  },
  markTitle: {
    id: 'signup.photo.markTitle',
    defaultMessage: 'Your profile will no longer be verified',
    description: 'Title of a question before a verified member changes or deletes the main photo',
  },
  markText: {
    id: 'signup.photo.markText',
    defaultMessage:
      'We compared your selfie with this main photo. If you change or delete it, the mark beside your name goes. You can send another selfie afterwards.',
    description: 'Text of a question before a verified member changes or deletes the main photo',
  },
  moveLeft: {
    id: 'signup.photo.moveLeft',
    defaultMessage: 'Move forward',
    description: 'Menu item: one place to the front',
  },
  moveRight: {
    id: 'signup.photo.moveRight',
    defaultMessage: 'Move back',
    description: 'Menu item: one place to the end',
  },
  deletePhoto: {
    id: 'signup.photo.deletePhoto',
    defaultMessage: 'Delete',
    description: 'Menu item and button',
  },
  removed: {
    id: 'signup.photo.removed',
    defaultMessage: 'Photo {number} deleted',
    description: 'In the place of a photo that was just deleted',
  },
  undo: { id: 'signup.photo.undo', defaultMessage: 'Undo', description: 'Button: brings the photo back' },
  advice: {
    id: 'signup.photo.advice',
    defaultMessage: 'A good main photo shows your face in daylight: just you, no sunglasses.',
    description: 'Advice where there is no photo yet',
  },
  uploading: {
    id: 'signup.photo.uploading',
    defaultMessage: 'Uploading, {percent}%',
    description: 'State of an upload',
  },
  checking: {
    id: 'signup.photo.checking',
    defaultMessage: 'Checking the photo',
    description: 'State of an upload after all was sent',
  },
  uploadFailed: {
    id: 'signup.photo.uploadFailed',
    defaultMessage: '{name}: {reason}',
    description: 'Upload that failed: file name and reason',
  },
  getPremium: {
    id: 'signup.photo.getPremium',
    defaultMessage: 'See Premium',
    description: 'Link at the photo limit',
  },
})
