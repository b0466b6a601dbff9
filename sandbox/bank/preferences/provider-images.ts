/** Pictures of the providers in base64, as they come over the wire. */
export const providerImages = {
  'furlong-finance-logo': {
    mimeType: 'image/png',
    content:
      'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAACVBMVEX///8SXmPw+PfUh1xQAAAAoklEQVR42u3XSw6AIBAEUYr7H9q4khgJnxoCC3unhrcRsSeldaGIWjyBUIlc3knQiFzeIsAJ4ARwAjgBnABOACeAFCwAUrDAcy/feV3m6uMwgFmAIIB5gG+gkfMADMAaYOAt/MC5wP6NNAic+DnrE2kU2H8qH/BnKoQhIAUC+xuKL1m+5vmi6auuL9u+7vuBw488fugKGPsCBs+A0Tdg+O7PBUWfDnmSZceaAAAAAElFTkSuQmCC',
  },
  'trotting-up-logo': {
    mimeType: 'image/png',
    content:
      'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAACVBMVEX///9MNHj61njNDpjuAAAAQElEQVR42u3WMQ4AEBREQdz/0BIahQS/kIh5/U69KamVgwEArwKlBwAEgGEFABwC8xUAsAMsVwDAFcDR/Bv4vAp5WA7TWgBjCQAAAABJRU5ErkJggg==',
  },
  /** A text that says it is a picture. */
  'rosette-pay-logo': { mimeType: 'image/png', content: 'PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIj5Ob3QgYSBwaWN0dXJlPC9zdmc+' },
} as const;
