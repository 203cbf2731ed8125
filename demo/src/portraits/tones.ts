/** Base colour, shadow and deep shadow of each skin. */
export const skins = {
  porcelain: ['#f3d3c0', '#d9a58d', '#b97f6b'],
  rose: ['#ecc0a6', '#cf9377', '#a86c54'],
  sand: ['#dfab85', '#bd825d', '#955f40'],
  olive: ['#cd9a70', '#a67349', '#7f5333'],
  amber: ['#b57a4f', '#8d5833', '#683d20'],
  umber: ['#8d5a3b', '#693d25', '#482717'],
  deep: ['#6b412b', '#4b2b1b', '#311a10'],
  tawny: ['#c88a5c', '#9c663d', '#734626'],
  cocoa: ['#7a4b31', '#593320', '#3b2013'],
} as const satisfies Record<string, readonly [string, string, string]>

export const hairTones = {
  black: ['#241a1c', '#463438'],
  espresso: ['#3a2420', '#634038'],
  chestnut: ['#5d3526', '#8d5840'],
  auburn: ['#7d3620', '#b3593a'],
  honey: ['#9c6a35', '#cf9d5d'],
  blonde: ['#c39a5b', '#e9cd95'],
  silver: ['#8d8a8c', '#c6c2c3'],
  salt: ['#5a5557', '#918b8d'],
  copper: ['#9a4a26', '#cf7a45'],
  white: ['#d8d4d2', '#f4f1ef'],
  ash: ['#7d6a58', '#a8947f'],
} as const satisfies Record<string, readonly [string, string]>

export type SkinName = keyof typeof skins
export type HairTone = keyof typeof hairTones
