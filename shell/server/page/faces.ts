import { pictureWidths, portraitSizes } from '@duetto/shared/domain'
import type { Picture } from './initialData/pictures'

const filesOf = ({ filename, thumb_filename: thumb }: Picture, escape: (text: string) => string) => {
  const [full, small] = [escape(filename), escape(thumb)]
  return {
    small,
    set: small === full ? null : `${small} ${pictureWidths.thumb}w, ${full} ${pictureWidths.full}w`,
  }
}

const preloadOf = (picture: Picture, escape: (text: string) => string): string => {
  const { small, set } = filesOf(picture, escape)
  const files = set ? ` imagesrcset="${set}" imagesizes="${portraitSizes}"` : ''
  return `<link rel="preload" as="image" href="${small}"${files} fetchpriority="high">`
}

const imageOf = (picture: Picture | null, label: string, escape: (text: string) => string): string => {
  if (!picture) return '<i></i>'
  const { small, set } = filesOf(picture, escape)
  const files = set ? ` srcset="${set}" sizes="${portraitSizes}"` : ''
  const mark = picture.isFictional ? ` data-label="${escape(label)}"` : ''
  return `<img src="${small}"${files} alt="" fetchpriority="high"${mark}>`
}

/**
 * Puts the faces into the placeholder, in order, before the shell's script runs. A fictional one is
 * shown with its label or not at all.
 */
const putIn = `{
const faces = [...document.getElementById('faces').content.children]
const places = document.querySelectorAll('[data-skeleton] [data-face]')
faces.forEach((face, index) => {
  const place = places[index], label = place && place.firstElementChild, { label: text } = face.dataset
  if (!place || face.localName !== 'img' || (text && !label)) return
  if (text) label.textContent = text
  place.prepend(face)
})
}`

interface Faces {
  pictures: readonly (Picture | null)[]
  /** What a fictional profile is called, in the page's language. */
  label: string
  nonce: string
  escape: (text: string) => string
}

/** The page's first portraits: requested immediately and shown in its placeholder, long before its remote has run. */
export const renderFaces = ({ pictures, label, nonce, escape }: Faces): string => {
  const known = pictures.filter((picture) => picture !== null)
  if (known.length === 0) return ''
  return `${known.map((picture) => preloadOf(picture, escape)).join('')}
<template id="faces">${pictures.map((picture) => imageOf(picture, label, escape)).join('')}</template>
<script nonce="${nonce}">${putIn}</script>
`
}
