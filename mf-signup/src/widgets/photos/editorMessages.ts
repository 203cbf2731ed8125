import { defineMessages } from '@duetto/shared/i18n'

export const editorMessages = defineMessages({
  title: {
    id: 'signup.photoEditor.title',
    defaultMessage: '{count, plural, one {Crop your photo} other {Crop photo {number} of {count}}}',
    description: 'Title of the dialog in which a photo is cropped and rotated before it is uploaded',
  },
  part: {
    id: 'signup.photoEditor.part',
    defaultMessage: 'Part of the photo to keep',
    description: 'Accessible name of the area that shows the photo; arrow keys move it',
  },
  hint: {
    id: 'signup.photoEditor.hint',
    defaultMessage: 'Drag the photo, or press the arrow keys, to choose what others see.',
    description: 'Below the photo',
  },
  hintTouch: {
    id: 'signup.photoEditor.hintTouch',
    defaultMessage: 'Drag the photo to choose what others see.',
    description: 'Below the photo, on devices without a mouse',
  },
  reading: {
    id: 'signup.photoEditor.reading',
    defaultMessage: 'Reading your photo',
    description:
      'In place of the photo for some seconds, while a picture in the format of iPhones is converted',
  },
  zoom: { id: 'signup.photoEditor.zoom', defaultMessage: 'Zoom', description: 'Label of the slider' },
  rotate: {
    id: 'signup.photoEditor.rotate',
    defaultMessage: 'Rotate',
    description: 'Button: turns the photo by a quarter',
  },
  upload: {
    id: 'signup.photoEditor.upload',
    defaultMessage: 'Upload',
    description: 'Button: sends the photo and goes on to the next',
  },
  moveHandle: {
    id: 'signup.photo.moveHandle',
    defaultMessage: 'Move photo {number}: drag it, or press the left or right arrow key',
    description: 'Accessible name of the handle by which photos are put in order',
  },
  moved: {
    id: 'signup.photo.moved',
    defaultMessage: 'Moved to place {number} of {count}',
    description: 'Read out by screen readers after a photo was moved',
  },
})
