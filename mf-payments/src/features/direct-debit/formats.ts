export { checkIban, groupIban } from './checkIban'
export { isMobileNumber } from './isMobileNumber'
