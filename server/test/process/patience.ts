import { jest } from '@jest/globals';

// Several starts and stops of the server in one test; how long, the machine says.
jest.setTimeout(300_000);
