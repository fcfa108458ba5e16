"""Random values from a seed. The same seed gives the same values in the same order."""
import random


class Chance(random.Random):
    def of(self, probability):
        return self.random() < probability

    def weighted(self, weights):
        """One of the keys, by its weight; keys in the order of the literal."""
        return self.choices(list(weights), list(weights.values()))[0]

    def some(self, items, least, most):
        """Some of the items, in their order."""
        items = list(items)
        count = min(len(items), self.randint(least, most))
        chosen = set(self.sample(range(len(items)), count))
        return [item for place, item in enumerate(items) if place in chosen]
