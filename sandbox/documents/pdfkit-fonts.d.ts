declare module 'pdfkit/standard-fonts/Helvetica' {
  const metrics: object;
  export default metrics;
}

declare module 'pdfkit/standard-fonts/HelveticaBold' {
  const metrics: object;
  export default metrics;
}

declare module 'pdfkit/standard-fonts/TimesRoman' {
  const metrics: object;
  export default metrics;
}
