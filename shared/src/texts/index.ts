export { sharedTexts } from './catalogue'
export { createErrorMessage } from './errorMessage'
