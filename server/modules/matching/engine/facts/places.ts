/** A town with its centre, in degrees. Spellings are folded; the first is the name. */
export interface Place {
  readonly name: string;
  readonly province: string;
  readonly latitude: number;
  readonly longitude: number;
}

// Maintained by hand: towns of Québec with more than about 25 000 people, the main town of each region, and larger cities of
// Canada.
// A masked card shows the first word of a place, so large cities of the world with several words are listed too: « New York » is
// found as a town, not as « New ». Format: `name, other spelling | latitude longitude`.
const byProvince: Readonly<Record<string, string>> = {
  QC: `Montréal, mtl | 45.51 -73.57
Québec, quebec city, ville de québec | 46.81 -71.21
Laval | 45.58 -73.71
Gatineau, hull, aylmer | 45.48 -75.70
Longueuil, saint-hubert | 45.53 -73.52
Sherbrooke | 45.40 -71.89
Lévis | 46.80 -71.18
Saguenay, chicoutimi, jonquière | 48.42 -71.07
Trois-Rivières | 46.35 -72.55
Terrebonne | 45.70 -73.64
Saint-Jean-sur-Richelieu | 45.31 -73.26
Brossard | 45.46 -73.46
Repentigny | 45.74 -73.45
Saint-Jérôme | 45.78 -74.00
Drummondville | 45.88 -72.48
Granby | 45.40 -72.73
Blainville | 45.67 -73.88
Mirabel | 45.65 -74.08
Saint-Hyacinthe | 45.63 -72.96
Mascouche | 45.75 -73.60
Châteauguay | 45.38 -73.75
Shawinigan | 46.57 -72.75
Rimouski | 48.45 -68.52
Dollard-des-Ormeaux | 45.49 -73.82
Victoriaville | 46.05 -71.97
Saint-Eustache | 45.56 -73.90
Vaudreuil-Dorion | 45.40 -74.03
Salaberry-de-Valleyfield, valleyfield | 45.25 -74.13
Rouyn-Noranda | 48.24 -79.02
Boucherville | 45.59 -73.44
Sorel-Tracy | 46.04 -73.11
Côte-Saint-Luc | 45.47 -73.67
Saint-Georges, saint-georges-de-beauce | 46.12 -70.67
Val-d'Or | 48.10 -77.79
Pointe-Claire | 45.45 -73.82
Alma | 48.55 -71.65
Chambly | 45.45 -73.29
Sainte-Julie | 45.58 -73.33
Saint-Bruno-de-Montarville, saint-bruno | 45.53 -73.35
Boisbriand | 45.61 -73.83
Sainte-Thérèse | 45.64 -73.83
La Prairie | 45.42 -73.50
Thetford Mines | 46.10 -71.30
Sept-Îles | 50.21 -66.38
L'Assomption | 45.83 -73.42
Magog | 45.27 -72.15
Varennes | 45.68 -73.44
Baie-Comeau | 49.22 -68.15
Joliette | 46.02 -73.44
Rivière-du-Loup | 47.83 -69.54
Dorval | 45.45 -73.75
Westmount | 45.48 -73.60
Cowansville | 45.20 -72.75
Bécancour | 46.34 -72.43
Amos | 48.57 -78.12
Matane | 48.85 -67.53
Gaspé | 48.83 -64.48
Saint-Lambert | 45.50 -73.51
Beloeil | 45.57 -73.20
Mont-Laurier | 46.55 -75.50
Mont-Tremblant | 46.12 -74.59
La Tuque | 47.43 -72.78
Roberval | 48.52 -72.22
Montmagny | 46.98 -70.55
Candiac | 45.38 -73.52
Sainte-Adèle | 45.95 -74.13`,
  ON: `Toronto, north york, scarborough, etobicoke | 43.65 -79.38
Ottawa, kanata, orléans | 45.42 -75.70
Mississauga | 43.59 -79.64
Brampton | 43.73 -79.76
Hamilton | 43.26 -79.87
London | 42.98 -81.25
Markham | 43.86 -79.34
Vaughan | 43.84 -79.51
Kitchener, waterloo | 43.45 -80.49
Windsor | 42.31 -83.04
Oshawa | 43.90 -78.86
Barrie | 44.39 -79.69
Sudbury | 46.49 -81.00
Kingston | 44.23 -76.49
Thunder Bay | 48.38 -89.25
Sault Ste. Marie | 46.52 -84.35
Niagara Falls | 43.09 -79.08
St. Catharines | 43.16 -79.24
North Bay | 46.31 -79.46
Cornwall | 45.03 -74.73
Hawkesbury | 45.61 -74.60`,
  NB: `Moncton, dieppe | 46.10 -64.78
Saint John | 45.27 -66.06
Fredericton | 45.96 -66.64
Edmundston | 47.37 -68.33
Bathurst | 47.62 -65.65`,
  NS: `Halifax, dartmouth | 44.65 -63.58
Sydney | 46.14 -60.19`,
  PE: 'Charlottetown | 46.24 -63.13',
  NL: `St. John's, st johns | 47.56 -52.71
Corner Brook | 48.95 -57.95`,
  MB: 'Winnipeg | 49.90 -97.14',
  SK: `Saskatoon | 52.13 -106.67
Regina | 50.45 -104.62
Prince Albert | 53.20 -105.75
Moose Jaw | 50.39 -105.53`,
  AB: `Calgary | 51.05 -114.07
Edmonton | 53.55 -113.49
Red Deer | 52.27 -113.81
Grande Prairie | 55.17 -118.80
Medicine Hat | 50.04 -110.68
Fort McMurray | 56.73 -111.38`,
  BC: `Vancouver, burnaby, richmond, surrey | 49.26 -123.11
Victoria | 48.43 -123.37
Kelowna | 49.89 -119.50
Prince George | 53.92 -122.75`,
  'US-NY': 'New York, new york city | 40.71 -74.01',
  'US-CA': `Los Angeles | 34.05 -118.24
San Francisco | 37.77 -122.42
San Diego | 32.72 -117.16
San Jose | 37.34 -121.89`,
  'US-LA': 'New Orleans, nouvelle-orléans | 29.95 -90.07',
  'US-TX': 'San Antonio | 29.42 -98.49',
  'US-NV': 'Las Vegas | 36.17 -115.14',
  'US-UT': 'Salt Lake City | 40.76 -111.89',
  MX: 'Mexico City, ciudad de mexico | 19.43 -99.13',
  BR: `Rio de Janeiro | -22.91 -43.17
São Paulo | -23.55 -46.63`,
  AR: 'Buenos Aires | -34.60 -58.38',
  HT: 'Port-au-Prince | 18.54 -72.34',
  ZA: 'Cape Town | -33.92 18.42',
  IN: 'New Delhi | 28.61 77.21',
  HK: 'Hong Kong | 22.32 114.17',
  MY: 'Kuala Lumpur | 3.14 101.69',
  IL: 'Tel Aviv | 32.08 34.78',
};

/** Each spelling, not folded, with its place. */
export const places: readonly (readonly [string, Place])[] = Object.entries(byProvince).flatMap(([province, lines]) =>
  lines.split('\n').flatMap((line) => {
    const [names = '', position = ''] = line.split(' | ');
    const [latitude = 0, longitude = 0] = position.split(' ').map(Number);
    const spellings = names.split(', ');
    const place: Place = { name: spellings[0] ?? '', province, latitude, longitude };
    return spellings.map((spelling): readonly [string, Place] => [spelling, place]);
  }),
);
