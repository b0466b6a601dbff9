/** The salt that sign-in's examples are sealed with, as it is after decoding. */
export const exampleSalt = 'mT0f/9QxY==';

export const rightPassword = 'Paddock_7Gate';
export const wrongPassword = 'Paddock_8Gate';

// True ciphertext, under the sandbox's key and the salt above. Encryption never gives the same twice, so it is kept here
// for the pact to come out the same. In a verification the state hands out one sealed for its own key and salt.

export const sealedRightPassword =
  'lunuks8GIaXX+zqxugr2mbqMjbQSH449eqTZMU6T+6lTWIbxLgITqA0B4Lh5DdjEQC/TPMc9SMivr+7GVaX/M6QBgK4jqTG9lmNpfetDeVHLDYFlD24Z' +
  'P4xQLPC2FORZLv3vZcHb0OCDrGG1EK+0CJdRMvyIq4Ppe6ewNEBKiA/zH8tFYCDkzcfva+oORyoeHvNbzxiNulkePdOe5Vq6jASKdIqY03tvmL15F6pa' +
  'RC9poz1Cw7fbvZ5/DlIhemVVdhpMAm+c3RIre4ksjTL8Bya42PKzsg0dkG6kxv38ZehrEy7waGe8DddB1ZPLPhHaPCPwaDHYZBh7NLvPtmC2ZQ==';

export const sealedWrongPassword =
  'dvQnL80RzNJ5C5q0pXrF5oiKAuS0/DQBqtQo/CJmhhU/iFuUCoPSGKlPe2xw0iXU5/5dTrF5Q2q5FAKKGu7zk5VJxO/FQKu6nhpVn1jxRS+yQBSEb1Rv' +
  'RaIusYURVvwjTReUBPzXcOoVqKpBHAhxaM/Paz18mq9Zk8mI/UkUFgR/p2dUgPbYIDfELASDiJ85fCCfx09MLR5d4kACWLt5Fd1librduD6HiN2k0nMj' +
  'xnnt56SlBbf1m5jv+V5972p6cnbAIJAvYBaGXskRZo3GlKb+z42so3++aHYvxacNyHNfiybBPz7QXqfLGifE08Ed0AnzQRf8djAr26AQfXAd8A==';
