/** How long after each look the bank is asked again what became of an order. */
export const checkDelaysMs = [10_000, 20_000, 40_000, 80_000, 160_000, 300_000] as const;
