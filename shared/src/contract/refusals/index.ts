export { errorTexts } from './errorTexts'
export { presentError } from './presentError'
export { rawRefusal } from './rawRefusal'
