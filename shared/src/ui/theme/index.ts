export { fontCss, fontFiles, preloadedFonts } from './fonts'
export { cornerTokens, tokensCss } from './tokens'
