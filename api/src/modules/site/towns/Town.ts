/** Region, town, latitude, longitude and population in thousands (from GeoNames, CC BY 4.0). */
export type Town = readonly [string, string, number, number, number]
