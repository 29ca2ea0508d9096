/**
 * Product names that are also French or English words, folded: "we react quickly", « apprendre vite ».
 * Add a name here if a new label of the lexicon is also used in plain sentences.
 */
export const ordinaryNames: ReadonlySet<string> = new Set(
  `airflow amplitude angular antidote articulate aruba astro avantage bash bicep blender bootstrap buffer bun celery
   concur confluence cucumber cypress dart deputy docker dragon dynamics electron epic excel exchange flask flutter galileo
   gatsby go grasshopper helm hibernate houdini illustrator intercom inventor ionic jenkins jest juniper kronos leaflet
   lightspeed liquid looker maestro maitre maven node notion nuke oracle outlook pact playwright postman prisma procreate
   profile prometheus pronote puppet rancher react reels reference remix rhino ruby rust sabre sage sass scala slack
   snowflake solidity spark spring square storybook stripe swagger swift tableau toast tomcat unity vite vue vulkan
   waldorf windows word workday zend zoom`.split(/\s+/),
);

/** Acronyms that are ordinary words in lower case: "sap", « un sas », "doors". */
export const ordinaryAcronyms: ReadonlySet<string> = new Set(
  'ase bert brc cet cip dao doors elisa ets lan loto omega opa poo ros sad sap sas soap tef wan'.split(' '),
);
