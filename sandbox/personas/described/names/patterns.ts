import type { LocaleDefinition } from '@faker-js/faker';

/** British firms and inn signs, laid over faker's own, which are American. */
export const britishFirms: LocaleDefinition = {
  company: {
    name_pattern: [
      '{{person.lastName}} & {{person.lastName}} {{company.legal_entity_type}}',
      '{{person.lastName}} {{company.descriptor}} {{company.legal_entity_type}}',
      '{{person.lastName}} & Sons {{company.descriptor}}',
      '{{person.lastName}}, {{person.lastName}} & Co',
    ],
    legal_entity_type: ['Ltd', 'Limited', 'LLP', 'Group Ltd'],
    descriptor: [
      ...['Bloodstock', 'Builders', 'Catering', 'Contractors', 'Design', 'Electrical', 'Estates', 'Farms', 'Feeds'],
      ...['Flooring', 'Forestry', 'Heating', 'Horseboxes', 'Interiors', 'Joinery', 'Landscapes', 'Logistics'],
      ...['Marquees', 'Plumbing', 'Printing', 'Roofing', 'Saddlery', 'Scaffolding', 'Supplies', 'Transport'],
    ],
  },
  commerce: {
    department: [
      ...['Antiques', 'Bakery', 'Books', 'Butchers', 'Cafe', 'Chemist', 'Cycles', 'Deli', 'Dry Cleaners', 'Fishmonger'],
      ...['Florist', 'Garage', 'Garden Centre', 'Grocers', 'Hardware', 'Kitchen', 'Newsagent', 'Opticians', 'Pharmacy'],
      ...['Post Office', 'Service Station', 'Stores', 'Tailors', 'Tea Rooms', 'Toys', 'Vets', 'Wines'],
    ],
  },
  color: { human: ['Black', 'Blue', 'Chestnut', 'Golden', 'Green', 'Grey', 'Old', 'Red', 'Silver', 'White'] },
  animal: {
    type: [
      ...['Badger', 'Boar', 'Curlew', 'Falcon', 'Fox', 'Hare', 'Heron', 'Hind', 'Hound', 'Lapwing'],
      ...['Lion', 'Magpie', 'Mallard', 'Otter', 'Owl', 'Pheasant', 'Ram', 'Robin', 'Stag', 'Swan'],
    ],
  },
};

export const shopPatterns = [
  '{{person.lastName}} {{commerce.department}}',
  '{{person.lastName}} & {{person.lastName}} {{commerce.department}}',
  '{{location.street}} {{commerce.department}}',
  'The {{color.human}} {{animal.type}}',
];

export const housePatterns = [
  ...['Barn', 'Cottage', 'Farm', 'House', 'Lodge', 'Manor', 'Mill'].map((kind) => `{{person.lastName}} ${kind}`),
  ...['Barn', 'Cottage', 'House', 'Lodge'].map((kind) => `The {{color.human}} ${kind}`),
  '{{animal.type}} Cottage',
];

export const referencePatterns = [
  '{{person.lastName}} {{string.numeric(4)}}',
  'INV {{string.numeric(5)}}',
  'INVOICE {{string.numeric(4)}}',
  'ACC {{string.numeric(8)}}',
  'REF {{string.numeric(6)}}',
  '{{animal.type}} {{string.numeric(3)}}',
];
