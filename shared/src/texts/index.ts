export { sharedTexts } from './catalogue'
export { declineReason } from './declineReason'
export { createErrorMessage } from './errorMessage'
export { freeMessage } from './freeMessages'
