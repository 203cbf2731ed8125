import { listMessages } from './messages'

export const kindTexts = {
  gift: listMessages.gift,
  gif: listMessages.gif,
  photo: listMessages.photo,
  voice: listMessages.voice,
}
