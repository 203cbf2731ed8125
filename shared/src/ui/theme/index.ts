export { fontCss, fontFiles, preloadedFonts } from './fonts'
export { themeColours, tokensCss } from './tokens'
