export { CompletePage } from './CompletePage'
export { MatchesPage } from './matches/MatchesPage'
export { SignUpPage } from './SignUpPage'
