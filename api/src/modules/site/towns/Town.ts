/** Region, town, latitude, longitude, population in thousands. Source: GeoNames, CC BY 4.0. */
export type Town = readonly [string, string, number, number, number]
