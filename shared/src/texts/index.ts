export { sharedTexts } from './catalogue'
export { makeErrorMessage } from './errorMessage'
