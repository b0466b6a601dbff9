/** The decoded salt of the sealed examples. */
export const exampleSalt = 'mT0f/9QxY==';

export const rightPassword = 'Paddock_7Gate';
export const wrongPassword = 'Paddock_8Gate';
export const newPassword = 'Meadow_3Lane';
export const rightPin = '2580';
export const newPin = '7294';

// Real ciphertext with the sandbox's key and the salt above. Encryption gives different bytes each time, so it is kept
// here to keep the pact stable. In a verification the state hands out a value for its own key and salt.

export const sealedRightPassword =
  'lunuks8GIaXX+zqxugr2mbqMjbQSH449eqTZMU6T+6lTWIbxLgITqA0B4Lh5DdjEQC/TPMc9SMivr+7GVaX/M6QBgK4jqTG9lmNpfetDeVHLDYFlD24Z' +
  'P4xQLPC2FORZLv3vZcHb0OCDrGG1EK+0CJdRMvyIq4Ppe6ewNEBKiA/zH8tFYCDkzcfva+oORyoeHvNbzxiNulkePdOe5Vq6jASKdIqY03tvmL15F6pa' +
  'RC9poz1Cw7fbvZ5/DlIhemVVdhpMAm+c3RIre4ksjTL8Bya42PKzsg0dkG6kxv38ZehrEy7waGe8DddB1ZPLPhHaPCPwaDHYZBh7NLvPtmC2ZQ==';

export const sealedWrongPassword =
  'dvQnL80RzNJ5C5q0pXrF5oiKAuS0/DQBqtQo/CJmhhU/iFuUCoPSGKlPe2xw0iXU5/5dTrF5Q2q5FAKKGu7zk5VJxO/FQKu6nhpVn1jxRS+yQBSEb1Rv' +
  'RaIusYURVvwjTReUBPzXcOoVqKpBHAhxaM/Paz18mq9Zk8mI/UkUFgR/p2dUgPbYIDfELASDiJ85fCCfx09MLR5d4kACWLt5Fd1librduD6HiN2k0nMj' +
  'xnnt56SlBbf1m5jv+V5972p6cnbAIJAvYBaGXskRZo3GlKb+z42so3++aHYvxacNyHNfiybBPz7QXqfLGifE08Ed0AnzQRf8djAr26AQfXAd8A==';

export const sealedNewPassword =
  'cNkg4POErlk+Khs6EV38+0pBDDlZS/HGSYAYOJsfb4/qIANRtzy8FfRRDyuDBSroiFQshDpz/zsecODbtoE8wHBpptDMmIQKHZNboqO6o9yBhRuVhP0i' +
  'aLcDOUMaZw4Tja1c9IIjEXH5aYzzffqnICfBenMPUJR5wYJ3ElQxfwtW1w3NIi1+AYHTv/Jj23hCEWbqSysSA6e8YC68piHthpGN6PGKzCq3h2rtrSz7' +
  'He7iYEvBnyDmhfZ/9g5T1WgpKDA6T/wzjrDjFGXxez+nB6yH/scUkAEiZpCQ5RHbAXEejIEMia4k5vf2GCymapjXre+MmfbPAoYPbFipCL1zdw==';

export const sealedRightPin =
  'Qrpg7BiJnD9dmdJlqC3xyfNuCxERd7vtv4eZoEMq3j/I3yxNe0nYwDmEheTHKYDPa925NaT14CkCg18WyXpxbNwDuqOh3q9Tybl8sflOqwfs8CKHcYJG' +
  'clhGnKkbEInwivOF2H0CBGo6XBT9LV9bXpjQuXx42tl1THJR33lufrhcM0VO65TvWvLPX/ndwxpxol9D3mzWzC6hjE+jnba4UDlvuT5ZfcLJIx0RpfSd' +
  'EY7URV8++vdiylik2SqSFOCZdYXTJpgDzlOjNy0PVeAzV6y5JvveYg19kgAISpR5kz1K9+AzJlbMrQMcN043j+kbBsLnoB7XQAxVoqwmVF+Mkg==';

export const sealedNewPin =
  'cz2vd+vhvE78najGsx9ARVDHR8O62u3JDg/AaQ+VChzQzmpQYf69jwTdHJ6U72+CCjYUtPKDwG6+/jDG63H9R49/CTcANVZkzjIZPMmMdMC2Czt5Ayy9' +
  'P8SsvFOHwS1JCv0HzIYgzezRsgErd+L/Whebu9xJFKrARCSHcrIKg/H6jValeXL36LdZPHk6v7xLDEtZ+OHlRt+kNlNq7Lr0EG5YJdZEvTc6HKhhEOSG' +
  '3jMF7kHmlR7kO9KHvhE3vaP5d1gHQeEoaMW2rQFXpteaVLLeTDl0VlHZgrjn6mzQXeqQiQW+JjzWixSxKc+nck6QDpTXkpMmQWLa/VB5c3PTrA==';
