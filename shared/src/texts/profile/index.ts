export { profileTexts } from './catalogue'
export { interestMessages } from './interestMessages'
export * from './profileMessages'
export { promptMessages } from './promptMessages'
