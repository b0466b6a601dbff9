/** The text of a page. A list of texts is shown as a list. */
export interface ServiceCopy {
  readonly lead: string;
  readonly sections: readonly {
    readonly title: string;
    readonly parts: readonly (string | readonly string[])[];
  }[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}
