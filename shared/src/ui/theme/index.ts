export { fontCss, fontFiles, preloadedFonts } from './fonts'
export { tokensCss } from './tokens'
