export const transparencyTexts = {
  heading: 'Figures for the transparency report',
  intro:
    'Counts of a period (UTC) under the Digital Services Act: notices, decisions by kind, measures against accounts, appeals, and the median time to a decision.',
  table: 'Figures',
  figure: 'Figure',
  detail: 'Detail',
  value: 'Value',
}
