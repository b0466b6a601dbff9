/** A heap that leaves the process below 512 MiB, as the container file has it. */
export const smallHeap = ['--max-old-space-size=256', '--max-semi-space-size=8'];
